import { TRPCClientError } from '@trpc/client';
import type { Call } from './create-api.ts';

/** One procedure call made by the page server: the answer, or an error that knows its HTTP status. */
export type InProcessCall = (call: {
  type: 'query' | 'mutation';
  path: string;
  input: unknown;
}) => Promise<unknown>;

/** Carries calls of a page being rendered straight to the procedures, with no HTTP between. */
export function inProcessCall(call: InProcessCall): Call {
  return ({ type, path, input }) =>
    call({ type, path, input }).catch((error: unknown) => {
      throw TRPCClientError.from(error as Error);
    });
}
