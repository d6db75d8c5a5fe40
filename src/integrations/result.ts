/** A failure of an outside system as a value: adapters never throw one. */
export interface Fail {
  ok: false;
  kind: 'timeout' | 'unavailable' | 'rate_limited' | 'auth' | 'rejected' | 'malformed' | 'blocked';
  /** The same call may succeed later. */
  retryable: boolean;
  retryAfterMs?: number;
  /** The vendor's own code, or ours for an embedded system. */
  providerCode?: string;
}

export type Result<T> = { ok: true; value: T; source: 'live' | 'cache' | 'embedded'; asOf: Date } | Fail;

/** Limits of one call to an outside system, and its id in the log. */
export interface CallContext {
  signal: AbortSignal;
  /** Milliseconds the caller is ready to wait. */
  deadlineMs: number;
  requestId: string;
  idempotencyKey?: string;
}
