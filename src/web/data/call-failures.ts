import type { FailedCall } from './call-alert-text.ts';

type Listener = (call: FailedCall) => void;

const listeners = new Set<Listener>();

/** Tells every listener of a call that failed on a page in use; nobody listens while a page is rendered. */
export function announceFailure(call: FailedCall): void {
  for (const listener of listeners) listener(call);
}

export function onCallFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
