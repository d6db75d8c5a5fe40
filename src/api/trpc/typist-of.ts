import type { Typist } from '#services/geo/suggest-addresses.ts';
import type { CallContext } from './init.ts';

/** Whoever types an address; the page server asks without a signal, and waits for its answer. */
export function typistOf({ clientAddress }: CallContext, signal: AbortSignal | undefined): Typist {
  return { address: clientAddress, signal: signal ?? new AbortController().signal };
}
