import type { FormIssue } from '#ui/Form/refusal.ts';
import { readRetryAfter } from '../../data/not-ours.ts';
import { inRussian, refusalText } from '../../data/refusal-text.ts';

/** A refusal in words for the person who uploads; its issues name fields where more than a file was sent. */
export class UploadError extends Error {
  readonly issues: readonly FormIssue[];
  /** The very same file may be taken when it is sent again. */
  readonly isForNow: boolean;

  constructor(message: string, issues: readonly FormIssue[] = [], isForNow = false) {
    super(message);
    this.issues = issues;
    this.isForNow = isForNow;
  }
}

const FAILED = 'Файл не загрузился: проверьте связь и попробуйте ещё раз';

export interface SendOptions {
  signal: AbortSignal;
  /** Told the share sent, 0–100. */
  onProgress: (share: number) => void;
}

/**
 * Sends a file, as it is or in a form, or a record as JSON, and answers the `data` of the envelope. Only XMLHttpRequest
 * tells how much has left. Errors: UploadError.
 */
export function sendFile<Sent>(
  url: string,
  body: File | FormData | string,
  { signal, onProgress }: SendOptions,
): Promise<Sent> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    // A form writes its own type, with the border between its parts.
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json');
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress((100 * loaded) / (total || 1)),
    );
    request.addEventListener('error', () => fail(new UploadError(FAILED, [], true)));
    request.addEventListener('abort', () => fail(signal.reason));
    request.addEventListener('load', () => {
      const { ok, data } = request.response ?? {};
      if (ok) done(data);
      else fail(new UploadError(refusalOf(request), request.response?.issues, isForNow(request)));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

const TOO_MANY = 429;

function isForNow({ status }: XMLHttpRequest): boolean {
  return status === TOO_MANY || status >= 500;
}

/** The envelope is absent where a proxy refused, or is no object. */
function refusalOf(request: XMLHttpRequest): string {
  const { status, response } = request;
  const retryAfterSeconds = readRetryAfter(request.getResponseHeader('retry-after'));
  const said = response?.issues?.[0]?.message;
  if (typeof said === 'string') return said;
  const message = String(response?.message ?? '');
  if (status === 413) return 'Файл слишком большой';
  // A refusal to read or keep a file now says so itself.
  if (status === 503 && inRussian(message)) return message;
  if (status >= 500 && retryAfterSeconds === undefined) return FAILED;
  return refusalText({ status, message, retryAfterSeconds, isLate: false });
}
