import { OWN_ERRORS } from './api.ts';
import type { Api } from './create-api.ts';
import { readFailure } from './read-failure.ts';

/**
 * Who signed in, asked once a visit and only when the browser may have a session. A hiccup of the network or the
 * server is tried once more, so that it signs nobody out.
 */
export function selfQuery({ api }: { api: Api }) {
  return api.account.self.queryOptions(undefined, {
    meta: OWN_ERRORS,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => !import.meta.env.SSR && failures === 0 && isHiccup(error),
  });
}

function isHiccup(error: unknown): boolean {
  const { status, isAborted } = readFailure(error);
  return !isAborted && (status === 0 || status >= 500);
}
