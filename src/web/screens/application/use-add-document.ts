import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { failureText } from '../../data/refusal-text.ts';
import { useSiteContext } from '../../site-context.ts';
import { UploadError } from '../admin/send-file.ts';
import { refuseFile } from '../media/refuse-file.ts';
import { sendUpload } from '../media/send-upload.ts';

/** Uploads a file and adds it to one's own application; what went wrong is told in words. */
export function useAddDocument(id: number, onAdded: () => Promise<unknown>) {
  const { api } = useSiteContext();
  const { mutateAsync } = useMutation(
    api.account.applications.addDocument.mutationOptions({ meta: OWN_ERRORS }),
  );
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function add(file: File, requestId?: number) {
    const refusal = refuseFile(file, { anything: false });
    setFault(refusal);
    if (refusal) return;
    setIsSending(true);
    try {
      const signal = new AbortController().signal;
      const { uuid } = await sendUpload(file, { signal, onProgress: () => {} });
      await mutateAsync({ id, uuid, ...(requestId !== undefined && { requestId }) });
      await onAdded();
    } catch (error) {
      setFault(error instanceof UploadError ? error.message : failureText(readFailure(error)));
    } finally {
      setIsSending(false);
    }
  }

  return { add, isSending, fault };
}
