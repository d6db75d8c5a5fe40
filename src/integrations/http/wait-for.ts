import { type EventEmitter, once } from 'node:events';

/**
 * The first argument of the emitter's `event`; throws its error, or an abort when it closes, after `ms` or with
 * `signal`. From then on errors of the emitter harm nobody: what comes late would otherwise end the process.
 */
export async function waitFor<T>(
  emitter: EventEmitter,
  event: string,
  ms: number,
  signal: AbortSignal,
): Promise<T> {
  emitter.on('error', () => undefined);
  // Some ends of a connection come with no error, an unexpected change of protocol among them.
  const closed = new AbortController();
  emitter.once('close', () => closed.abort(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
  const [value] = await once(emitter, event, {
    signal: AbortSignal.any([closed.signal, within(ms, signal)]),
  });
  return value;
}

/** A signal that fires with `signal` or after `ms`. */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}
