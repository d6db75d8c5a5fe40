/** The message of the transport for an answer that is not one of ours, such as a login page of a test stand. */
export const NOT_OURS = 'Unable to transform response from server';

/** Statuses that mean the same whoever answers. */
const TRUSTED = new Set([408, 413, 414, 429, 431, 502, 503, 504]);

/** An answer that is none of our server's: the page of a proxy or of a network one must sign in to. */
export class ForeignAnswer extends Error {
  /** 0 when the status of a stranger says nothing of our call. */
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: Response) {
    super(NOT_OURS);
    this.name = 'ForeignAnswer';
    this.status = TRUSTED.has(answer.status) ? answer.status : 0;
    this.retryAfterSeconds = readRetryAfter(answer.headers.get('retry-after'));
  }
}

/**
 * Seconds of a `Retry-After` header; undefined for a date, which needs a clock that both sides share, and for nonsense.
 */
export function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : undefined;
}
