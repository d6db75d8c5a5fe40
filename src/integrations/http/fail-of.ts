import type { Fail } from '../result.ts';

const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * 1000;

/** Our guard said no: the address, not its server, is the trouble. */
export function blocked(providerCode: string): Fail {
  return { ok: false, kind: 'blocked', retryable: false, providerCode };
}

/** The server's answer makes no sense here. */
export function malformed(providerCode: string): Fail {
  return { ok: false, kind: 'malformed', retryable: false, providerCode };
}

/** The server understood, and the answer is no use. */
export function rejected(providerCode: string): Fail {
  return { ok: false, kind: 'rejected', retryable: false, providerCode };
}

/** The server cannot be reached or cannot answer now. */
export function unavailable(providerCode: string): Fail {
  return { ok: false, kind: 'unavailable', retryable: true, providerCode };
}

/** The trouble of a connection: an error of Node's network, or the reason of an abort signal. */
export function failOf(error: unknown): Fail {
  const { name, code, cause } = error as NodeJS.ErrnoException;
  // A wait that is aborted hides the reason of its signal in `cause`.
  if (name === 'AbortError' && cause !== undefined) return failOf(cause);
  if (name === 'TimeoutError') return { ok: false, kind: 'timeout', retryable: true };
  if (name === 'AbortError') return unavailable('aborted');
  if (code !== undefined && /^(HPE_|EPROTO|ERR_SSL_|ERR_INVALID_)/.test(code)) return malformed(code);
  return unavailable(code ?? 'unknown');
}

/** The trouble of a status that brings no body worth reading; undefined for 2xx and 304. */
export function failOfStatus(status: number, retryAfter: string | undefined, now: Date): Fail | undefined {
  if ((status >= 200 && status < 300) || status === 304) return undefined;
  const providerCode = `http_${status}`;
  const retryAfterMs = readRetryAfter(retryAfter, now);
  const later = { retryable: true, providerCode, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  if (status === 401 || status === 403 || status === 407) {
    return { ok: false, kind: 'auth', retryable: false, providerCode };
  }
  if (status === 408) return { ok: false, kind: 'timeout', ...later };
  if (status === 425 || status === 429) return { ok: false, kind: 'rate_limited', ...later };
  if (status >= 500) return { ok: false, kind: 'unavailable', ...later };
  return status >= 400 ? rejected(providerCode) : malformed(providerCode);
}

/** Seconds or a date (RFC 9110, 10.2.3); a day at most, so that one answer cannot switch a source off. */
function readRetryAfter(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS);
}
