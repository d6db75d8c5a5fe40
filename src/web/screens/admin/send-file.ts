import { REFUSAL_TEXTS } from '#domain/access/can.ts';

/** A refusal in words for the person who uploads. */
export class UploadError extends Error {}

/** What the envelope says in words for programs. */
const REFUSED: Record<number, string> = { 401: REFUSAL_TEXTS.UNAUTHENTICATED, 403: REFUSAL_TEXTS.FORBIDDEN };
const FAILED = 'Файл не загрузился: проверьте связь и попробуйте ещё раз';

export interface SendOptions {
  signal: AbortSignal;
  /** Told the share sent, 0–100. */
  onProgress: (share: number) => void;
}

/**
 * Sends a file, as it is or in a form, and answers the `data` of the envelope. Only XMLHttpRequest tells how much has
 * left. Errors: UploadError.
 */
export function sendFile<Sent>(
  url: string,
  body: File | FormData,
  { signal, onProgress }: SendOptions,
): Promise<Sent> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    // A form writes its own type, with the border between its parts.
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress((100 * loaded) / (total || 1)),
    );
    request.addEventListener('error', () => fail(new UploadError(FAILED)));
    request.addEventListener('abort', () => fail(signal.reason));
    request.addEventListener('load', () => {
      const { status, response } = request;
      const { ok, data, issues, message } = response ?? {};
      if (ok) return done(data);
      const words =
        issues?.[0]?.message ?? REFUSED[status] ?? (status < 500 || status === 503 ? message : null);
      fail(new UploadError(words ?? FAILED));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
