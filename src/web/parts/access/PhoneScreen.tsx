import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { SignInCodeInput } from '#contract/sign-in.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { ConsentLabel } from '../lead/ConsentLabel.tsx';
import { consentPath } from '../lead/consent-path.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { countdownText } from './countdown-text.ts';
import { useCountdown } from './use-countdown.ts';

const root = getRouteApi('__root__');

interface PhoneScreenProps {
  /** The number the field begins with. */
  phone: string;
  /** The person agreed already and came back to mend the number. */
  isAgreed: boolean;
  /** From when a phone may be sent another code. */
  allowedFrom: Readonly<Record<string, Date>>;
  input: RefObject<HTMLInputElement | null>;
  onRequest: (phone: string) => Promise<void>;
}

/** The first screen of signing in: a phone and a consent. */
export function PhoneScreen({ phone, isAgreed, allowedFrom, input, onRequest }: PhoneScreenProps) {
  const { legalTags } = root.useLoaderData();
  const form = useZodForm(SignInCodeInput, {
    defaultValues: { phone, agreement: (isAgreed || undefined) as true },
  });
  const { errors, isSubmitting } = form.formState;
  const seconds = useCountdown(allowedFrom[form.watch('phone')]);

  useEffect(() => input.current?.focus(), [input]);

  return (
    <Form form={form} label="Вход по телефону" send={({ phone }) => onRequest(phone)}>
      <PhoneField form={form} name="phone" ref={input} hint="Пришлём код в SMS" />
      <Checkbox
        label={<ConsentLabel href={consentPath(legalTags)} />}
        {...form.register('agreement')}
        error={errors.agreement?.message}
      />
      <Button type="submit" wide disabled={seconds > 0} loading={isSubmitting} loadingText="Отправляем…">
        {seconds > 0 ? `Получить код · ${countdownText(seconds)}` : 'Получить код'}
      </Button>
    </Form>
  );
}
