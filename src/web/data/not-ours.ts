import type { Issue } from '#domain/errors.ts';

/** What the transport says of an answer that is not one of ours, such as a login page of a test stand. */
export const NOT_OURS = 'Unable to transform response from server';

/** Statuses that mean the same whoever answers: a proxy, or the server itself before it knew what was asked. */
const TRUSTED = new Set([413, 429, 502, 503, 504]);

/** How our server refuses before any procedure is reached. */
interface Envelope {
  status: number;
  ok: false;
  message?: string;
  issues?: Issue[];
}

/** An answer that no procedure wrote: the page of a proxy, or a refusal before any procedure was reached. */
export class ForeignAnswer extends Error {
  /** 0 when the status of a stranger says nothing of our call. */
  readonly status: number;
  readonly issues: readonly Issue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: Response, read?: unknown) {
    super(NOT_OURS);
    this.name = 'ForeignAnswer';
    const own = isEnvelope(read) ? read : null;
    this.status = own || TRUSTED.has(answer.status) ? answer.status : 0;
    this.issues = own?.issues ?? [];
    this.retryAfterSeconds = readRetryAfter(answer.headers.get('retry-after'));
  }
}

function isEnvelope(read: unknown): read is Envelope {
  return typeof read === 'object' && read !== null && 'ok' in read && read.ok === false && 'status' in read;
}

/** Seconds of a `Retry-After` header; undefined for a date, which needs a clock that both sides share, and for nonsense. */
export function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : undefined;
}
