import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#api/trpc/root.ts';

/** One procedure call made by the page server: the answer, or an error that knows its HTTP status. */
export type InProcessCall = (call: {
  type: 'query' | 'mutation' | 'subscription';
  path: string;
  input: unknown;
}) => Promise<unknown>;

/** Carries calls of a page being rendered straight to the procedures, with no HTTP between. */
export function inProcessLink(call: InProcessCall): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        call(op).then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error) => observer.error(TRPCClientError.from(error)),
        );
      });
}
