import { getRouteApi, Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { consentTag } from './consent-tag.ts';

const root = getRouteApi('__root__');

export interface ConsentedSubmitProps<Values extends FieldValues, Sent> {
  /** A form with an `agreement` to tick. */
  form: UseFormReturn<Values, unknown, Sent>;
  /** The field of the consent. */
  name: FieldPath<Values>;
  /** The words of the button. */
  children: string;
}

/** The end of every form of a lead: consent to the processing of personal data, and a button that waits for it. */
export function ConsentedSubmit<Values extends FieldValues, Sent>(props: ConsentedSubmitProps<Values, Sent>) {
  const { form, name, children } = props;
  const { legalTags } = root.useLoaderData();
  const reasonId = useId();
  const { errors, isSubmitting } = form.formState;
  const isAgreed = form.watch(name) === true;
  return (
    <>
      <Checkbox
        label={
          <Link to="/legal-info" search={{ legalInfoTab: consentTag(legalTags) }} target="_blank">
            Соглашаюсь с политикой в отношении обработки персональных данных
          </Link>
        }
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
