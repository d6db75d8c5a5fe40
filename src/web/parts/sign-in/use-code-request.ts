import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { OWN_ERRORS } from '../../data/api.ts';
import { serverTime } from '../../data/server-clock.ts';
import { codeFaultText } from './code-fault-text.ts';
import { UNEXPECTED } from './unexpected.ts';

/** Asking for codes, and from when each phone may ask again. `onFault` is told why a code is not on its way. */
export function useCodeRequest(onFault: (text: string) => void) {
  const { api } = useRouter().options.context;
  const [allowedFrom, setAllowedFrom] = useState<Readonly<Record<string, Date>>>({});
  const { mutateAsync, isPending } = useMutation(
    api.account.auth.requestCode.mutationOptions({ meta: OWN_ERRORS }),
  );

  /** Whether the code is on its way. */
  async function request(phone: string): Promise<boolean> {
    const { ok, canBeRequested, fault } = await mutateAsync({ phone, agreement: true }).then(
      (answer) => ({ ...answer, fault: answer.ok ? null : codeFaultText(answer.message) }),
      () => ({ ok: false, canBeRequested: new Date(serverTime(Date.now())), fault: UNEXPECTED }),
    );
    setAllowedFrom((known) => ({ ...known, [phone]: canBeRequested }));
    if (fault) onFault(fault);
    return ok;
  }

  return { request, isPending, allowedFrom };
}
