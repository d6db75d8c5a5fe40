import { useEffect, useRef } from 'react';
import { CODE_INVALID, SignInCodeForm } from '#contract/sign-in.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { Refusal } from '#ui/Form/refusal.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { MaskedInput } from '#ui/MaskedInput/MaskedInput.tsx';
import { CODE_MASK } from '#ui/MaskedInput/masks.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { countdownText } from './countdown-text.ts';
import { isShownByForm, SAID_ELSEWHERE } from './sign-in-faults.ts';
import { useCountdown } from './use-countdown.ts';

const UNAUTHENTICATED = 401;

interface CodeScreenProps {
  phone: string;
  /** From when this phone may be sent another code. */
  allowedFrom: Date | undefined;
  isSending: boolean;
  onSendAgain: () => void;
  /** The session is open. */
  onDone: () => void;
  /** The server could not say whether the code is right. */
  onFault: () => void;
}

/** The second screen of signing in: the code from the message. */
export function CodeScreen({ phone, allowedFrom, isSending, onSendAgain, onDone, onFault }: CodeScreenProps) {
  const { api } = useSiteContext();
  const form = useZodForm(SignInCodeForm, { defaultValues: { code: '' } });
  const input = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(allowedFrom);
  const authenticate = useFormCall(api.account.auth.authenticate.mutationOptions({ meta: OWN_ERRORS }));

  useEffect(() => input.current?.focus(), []);

  async function signIn({ code }: SignInCodeForm) {
    try {
      await authenticate({ phone, otp: code.replace(' ', '') });
    } catch (error) {
      if (isShownByForm(error)) throw error;
      if (!(error instanceof Refusal) || error.status !== UNAUTHENTICATED) {
        onFault();
        throw SAID_ELSEWHERE;
      }
      input.current?.select();
      throw new Refusal('', { issues: [{ path: ['code'], message: CODE_INVALID }] });
    }
  }

  return (
    <Form form={form} label="Код из SMS" send={signIn} onSent={onDone}>
      <FormField form={form} name="code">
        {(field) => (
          <MaskedInput
            {...field}
            ref={input}
            label="Код из SMS"
            mask={CODE_MASK}
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </FormField>
      <Button type="submit" wide loading={form.formState.isSubmitting} loadingText="Проверяем…">
        Войти
      </Button>
      <Button
        variant="secondary"
        wide
        disabled={seconds > 0}
        focusableWhenDisabled
        loading={isSending}
        loadingText="Отправляем…"
        onClick={onSendAgain}
      >
        {seconds > 0 ? `Отправить ещё раз · ${countdownText(seconds)}` : 'Отправить ещё раз'}
      </Button>
      <SpokenCountdown seconds={seconds} />
    </Form>
  );
}

const SPOKEN_SECONDS = 30;

/** Reads the countdown out at half a minute and at its end only: each second would drown everything else. */
function SpokenCountdown({ seconds }: { seconds: number }) {
  return (
    <span role="status">
      <VisuallyHidden>
        {seconds === SPOKEN_SECONDS && 'Отправить код ещё раз можно через 30 секунд'}
        {seconds === 0 && 'Код можно отправить ещё раз'}
      </VisuallyHidden>
    </span>
  );
}
