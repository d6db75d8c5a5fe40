import { useEffect, useRef, useState } from 'react';
import type { Uploaded } from '#contract/upload.ts';
import { FILE_TYPE_REFUSED, MAX_UPLOAD_FILES } from '#domain/media/upload-rules.ts';
import { UploadError } from '../admin/send-file.ts';
import { sendUpload } from './send-upload.ts';

/** One file on its way, or what became of it. */
export interface Upload {
  id: number;
  name: string;
  size: number;
  /** A file that is refused as it is has nothing to send again. */
  state:
    | { kind: 'sending'; share: number }
    | { kind: 'done' }
    | { kind: 'refused'; reason: string; again?: (() => void) | undefined };
}

interface UploadRules {
  /** Why a file is not even sent; null when it is. */
  refuse: (file: File) => string | null;
  /** After each that the server took. */
  onUploaded: (file: Uploaded) => void;
}

/** Uploads files one by one, each with an outcome of its own. */
export function useUploads({ refuse, onUploaded }: UploadRules) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stop = useRef<AbortController>(undefined);
  const lastId = useRef(0);
  useEffect(() => () => stop.current?.abort(), []);

  function change(id: number, state: Upload['state']) {
    setUploads((known) => known.map((one) => (one.id === id ? { ...one, state } : one)));
  }

  async function send(file: File, id: number, signal: AbortSignal) {
    change(id, { kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => change(id, { kind: 'sending', share });
      const uploaded = await sendUpload(file, { signal, onProgress });
      change(id, { kind: 'done' });
      onUploaded(uploaded);
    } catch (failure) {
      if (signal.aborted) return;
      const isRefusal = failure instanceof UploadError;
      const reason = isRefusal ? failure.message : FILE_TYPE_REFUSED;
      const again = isRefusal && failure.isForNow ? () => void send(file, id, signal) : undefined;
      change(id, { kind: 'refused', reason, again });
    }
  }

  async function add(files: readonly File[]) {
    stop.current ??= new AbortController();
    const taken = files.slice(0, MAX_UPLOAD_FILES).map((file) => {
      lastId.current += 1;
      const reason = refuse(file);
      const state: Upload['state'] = reason ? { kind: 'refused', reason } : { kind: 'sending', share: 0 };
      return { file, upload: { id: lastId.current, name: file.name, size: file.size, state } };
    });
    // Those still on their way, and those that may be tried again, stay in the list.
    setUploads((known) => [...known.filter(isUnsettled), ...taken.map(({ upload }) => upload)]);
    for (const { file, upload } of taken) {
      if (upload.state.kind === 'sending') await send(file, upload.id, stop.current.signal);
    }
  }

  return { uploads, add };
}

function isUnsettled({ state }: Upload): boolean {
  return state.kind === 'sending' || (state.kind === 'refused' && state.again !== undefined);
}
