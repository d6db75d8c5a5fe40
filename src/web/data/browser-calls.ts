import { createTRPCUntypedClient } from '@trpc/client';
import type { AppRouter } from '#api/trpc/root.ts';
import type { ErrorPlace } from './api.ts';
import { browserLink } from './browser-link.ts';
import { announceFailure } from './call-failures.ts';
import type { Call } from './create-api.ts';
import { errorReport } from './error-report.ts';
import { isBroken, readFailure } from './read-failure.ts';

const client = createTRPCUntypedClient<AppRouter>({ links: [browserLink] });

/** A call over HTTP; those of one moment travel together. */
export const browserCall: Call = ({ type, path, input, context }) => client[type](path, input, { context });

/** Tells the server; a report that fails is not reported. */
export function reportError(error: unknown): void {
  client.query('logClientSideError', { error: errorReport(error) }).catch(() => {});
}

/** Tells of a failed call, beside what its page does: a report to the server, and words for the reader. */
export function noteFailedCall(error: unknown, shownBy: ErrorPlace): void {
  const failure = readFailure(error);
  if (failure.isAborted) return;
  reportError(error);
  if (shownBy === 'alert' || (shownBy === 'form' && isBroken(failure))) announceFailure(failure);
}
