import { useState } from 'react';
import { OWN_ERRORS } from '../../data/api.ts';
import { serverTime } from '../../data/server-clock.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { codeFaultText, isShownByForm, UNEXPECTED } from './sign-in-faults.ts';

/** Asking for codes, and from when each phone may ask again. `onFault` is told why a code is not on its way. */
export function useCodeRequest(onFault: (text: string) => void) {
  const { api } = useSiteContext();
  const [allowedFrom, setAllowedFrom] = useState<Readonly<Record<string, Date>>>({});
  const [isPending, setIsPending] = useState(false);
  const ask = useFormCall(api.account.auth.requestCode.mutationOptions({ meta: OWN_ERRORS }));

  /** Whether the code is on its way. Errors: Refusal of what the person can mend, or wait for. */
  async function request(phone: string): Promise<boolean> {
    const allow = (from: Date) => setAllowedFrom((known) => ({ ...known, [phone]: from }));
    setIsPending(true);
    try {
      const answer = await ask({ phone, agreement: true });
      allow(answer.canBeRequested);
      if (!answer.ok) onFault(codeFaultText(answer.message));
      return answer.ok;
    } catch (error) {
      allow(new Date(serverTime(Date.now())));
      if (isShownByForm(error)) throw error;
      onFault(UNEXPECTED);
      return false;
    } finally {
      setIsPending(false);
    }
  }

  return { request, isPending, allowedFrom };
}
