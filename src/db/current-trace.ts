import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the work under way stands in a trace, in the words of W3C Trace Context. */
export interface CurrentTrace {
  /** 32 hexadecimal digits, the same from the proxy to the last job. */
  traceId: string;
  /** `00-<trace>-<step>-<flags>`, to be handed to whoever goes on. */
  traceparent: string;
}

/** Remembers the trace of the request or work on whose behalf something runs; promises of work take it along. */
export const currentTrace = new AsyncLocalStorage<CurrentTrace>();

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Reads the header of a proxy or the column of promised work; anything else is no trace. */
export function readTraceparent(text: unknown): CurrentTrace | null {
  const traceId = typeof text === 'string' ? TRACEPARENT.exec(text)?.[1] : undefined;
  return traceId === undefined ? null : { traceId, traceparent: text as string };
}
