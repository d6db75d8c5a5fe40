import { getRouteApi } from '@tanstack/react-router';
import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { leadRecipient } from '#domain/lead/recipient.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ConsentedSubmit.module.css';
import { ConsentLabel, consentPath } from './ConsentLabel.tsx';

const root = getRouteApi('__root__');

export interface ConsentedSubmitProps<Values extends FieldValues, Sent> {
  /** A form with an `agreement` to tick. */
  form: UseFormReturn<Values, unknown, Sent>;
  /** The field of the consent. */
  name: FieldPath<Values>;
  /** The thing that is sent, in the accusative: «Заявку». */
  what: string;
  /** The words of the button. */
  children: string;
}

/**
 * The end of every form of a lead: who gets it, consent to the processing of personal data, and a button that waits for
 * it. Whatever is left on the site's own forms goes to the platform.
 */
export function ConsentedSubmit<Values extends FieldValues, Sent>(props: ConsentedSubmitProps<Values, Sent>) {
  const { form, name, what, children } = props;
  const { legalTags } = root.useLoaderData();
  const reasonId = useId();
  const { errors, isSubmitting } = form.formState;
  const isAgreed = form.watch(name) === true;
  return (
    <>
      <p className={styles.recipient}>
        {what} получит: {leadRecipient(null).name}
      </p>
      <Checkbox
        label={<ConsentLabel href={consentPath(legalTags)} />}
        {...form.register(name)}
        error={errors[name]?.message as string | undefined}
      />
      <Button
        type="submit"
        wide
        disabled={!isAgreed}
        focusableWhenDisabled
        aria-describedby={isAgreed ? undefined : reasonId}
        loading={isSubmitting}
        loadingText="Отправляем…"
      >
        {children}
      </Button>
      {!isAgreed && <VisuallyHidden id={reasonId}>Вы должны согласиться</VisuallyHidden>}
    </>
  );
}
