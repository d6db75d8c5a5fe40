import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhenResult,
  retry,
  wrap,
} from 'cockatiel';
import type { CallContext, Fail, Result } from '../result.ts';
import { noteBreaker } from '../watch-port.ts';
import { failOf, unavailable } from './fail-of.ts';

export interface CallLimits {
  /** Calls at once; others wait in a queue. */
  concurrency?: number;
  /** Milliseconds before each further try of a call; spread by chance so that nodes do not march in step. */
  retryMs?: readonly number[];
}

/** Makes one try of a call; the signal ends it. */
type Try<T> = (signal: AbortSignal) => Promise<Result<T>>;

const FAILURES_TO_OPEN = 5;
const HALF_OPEN_AFTER_MS = 30_000;
const WAITING = 1_000;
const LONGEST_REST_MS = 5_000;

/**
 * Carries calls to one outside system within the caller's deadline: so many at once, two repetitions of what may pass,
 * and a breaker that leaves the system alone for half a minute after five failures.
 */
export function callPolicy({ concurrency = 4, retryMs = [300, 1_200] }: CallLimits) {
  const isPassing = handleWhenResult((result) => isRetryable(result as Result<unknown>));
  const breaker = circuitBreaker(isPassing, {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  breaker.onBreak(() => noteBreaker(true));
  breaker.onReset(() => noteBreaker(false));
  const policy = wrap(
    bulkhead(concurrency, WAITING),
    retry(isPassing, {
      maxAttempts: retryMs.length,
      backoff: new DelegateBackoff(({ attempt, result }) => restMs(result, retryMs[attempt - 1] ?? 0)),
    }),
    breaker,
  );
  return async <T>(ask: Try<T>, call: Pick<CallContext, 'signal' | 'deadlineMs'>): Promise<Result<T>> => {
    const deadline = AbortSignal.any([call.signal, AbortSignal.timeout(call.deadlineMs)]);
    try {
      return await policy.execute(({ signal }) => ask(signal), deadline);
    } catch (error) {
      if (error instanceof BrokenCircuitError) return unavailable('breaker_open');
      if (error instanceof BulkheadRejectedError) return unavailable('too_many_calls');
      return failOf(deadline.aborted ? deadline.reason : error);
    }
  };
}

function restMs(result: unknown, ms: number): number {
  const asked = (result as { value?: Fail })?.value?.retryAfterMs;
  return asked ?? ms * (0.5 + Math.random());
}

/** A longer rest is left to background work; a waiting caller gets the Fail at once. */
function isRetryable(result: Result<unknown>): boolean {
  return !result.ok && result.retryable && (result.retryAfterMs ?? 0) <= LONGEST_REST_MS;
}
