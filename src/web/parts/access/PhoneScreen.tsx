import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { SignInCodeInput } from '#contract/sign-in.ts';
import { isPhoneBlank } from '#domain/access/phone.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { ConsentLabel, consentPath } from '../lead/ConsentLabel.tsx';
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
  /** A code sent before that may still be good, and to which phone; null: this page knows of none. */
  sentTo: string | null;
  onHasCode: (phone: string) => void;
}

/** The first screen of signing in: a phone and a consent. */
export function PhoneScreen({
  phone,
  isAgreed,
  allowedFrom,
  input,
  onRequest,
  sentTo,
  onHasCode,
}: PhoneScreenProps) {
  const { legalTags } = root.useLoaderData();
  const form = useZodForm(SignInCodeInput, {
    defaultValues: { phone, agreement: (isAgreed || undefined) as true },
  });
  const { errors, isSubmitting } = form.formState;
  const seconds = useCountdown(allowedFrom[form.watch('phone')]);

  useEffect(() => input.current?.focus(), [input]);

  /** A phone that was typed comes before the one a code went to; without either the field says what it needs. */
  async function goToCode() {
    const typed = form.getValues('phone');
    if (isPhoneBlank(typed) && sentTo !== null) return onHasCode(sentTo);
    if (await form.trigger('phone')) onHasCode(typed);
    else input.current?.focus();
  }

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
      <Button variant="ghost" wide onClick={goToCode}>
        У меня есть код
      </Button>
    </Form>
  );
}
