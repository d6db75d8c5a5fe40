import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fail, Result } from './result.ts';

/** Hears how one call of a port ends. It learns no input and no answer, so nothing personal passes here. */
export interface PortWatcher {
  /** The header by which a vendor may join the trace of the call. */
  traceparent?: string;
  ended(call: {
    outcome: PortOutcome;
    fail: Pick<Fail, 'kind' | 'providerCode'> | null;
    seconds: number;
  }): void;
  breakerChanged(isOpen: boolean): void;
}

export const PORT_OUTCOMES = ['ok', 'cached', 'failed'] as const;
export type PortOutcome = (typeof PORT_OUTCOMES)[number];

const watchers = new AsyncLocalStorage<PortWatcher>();

/** Tells whoever watches the call under way that the breaker of its vendor opened or closed. */
export function noteBreaker(isOpen: boolean): void {
  watchers.getStore()?.breakerChanged(isOpen);
}

/** Gives the headers by which the vendor of the call under way joins its trace, if there is one. */
export function traceHeaders(): Record<string, string> {
  const { traceparent } = watchers.getStore() ?? {};
  return traceparent === undefined ? {} : { traceparent };
}

/** The same port, each call of which is seen to its end by a watcher of its own; other members are as they were. */
export function watchPort<Port extends object>(port: Port, begin: () => PortWatcher): Port {
  return new Proxy(port, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => watchCall(() => member.apply(target, args), begin());
    },
  });
}

function watchCall(call: () => unknown, watcher: PortWatcher): unknown {
  const startedAt = performance.now();
  const ended = (outcome: PortOutcome, fail: Fail | null) =>
    watcher.ended({ outcome, fail, seconds: (performance.now() - startedAt) / 1_000 });
  const answer = watchers.run(watcher, call);
  if (!(answer instanceof Promise)) return answer;
  return answer.then(
    (result: unknown) => {
      if (isResult(result)) {
        if (result.ok) ended(result.source === 'cache' ? 'cached' : 'ok', null);
        else ended('failed', result);
      }
      return result;
    },
    (error: unknown) => {
      ended('failed', { ok: false, kind: 'unavailable', retryable: true, providerCode: 'thrown' });
      throw error;
    },
  );
}

function isResult(value: unknown): value is Result<unknown> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}
