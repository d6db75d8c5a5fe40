/** Trouble of an outside system, told as a value: adapters never throw for it. */
export interface Fail {
  ok: false;
  kind: 'timeout' | 'unavailable' | 'rate_limited' | 'auth' | 'rejected' | 'malformed' | 'blocked';
  /** May the same call succeed later? */
  retryable: boolean;
  retryAfterMs?: number;
  /** The vendor's own code, or ours for an embedded system. */
  providerCode?: string;
}

export type Result<T> = { ok: true; value: T; source: 'live' | 'cache' | 'embedded'; asOf: Date } | Fail;

/** What every call to an outside system carries. */
export interface CallContext {
  signal: AbortSignal;
  /** Milliseconds the caller is ready to wait. */
  deadlineMs: number;
  requestId: string;
  idempotencyKey?: string;
}
