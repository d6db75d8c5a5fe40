import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NO_ANSWER } from '../network.ts';
import { PageError } from '../page-error.ts';
import { callErrorOf } from './call-error.ts';
import { packRows, unpackRows } from './pack-rows.ts';

/** Who shows what a failed call came to: the page that made it, its form, or nobody but the alert of the site. */
export type ErrorPlace = 'page' | 'form' | 'alert';

export type OnCallError = (error: unknown, shownBy: ErrorPlace) => void;

/** For calls whose failure their page shows in its own way, by a banner or an error page. */
export const OWN_ERRORS = { shownBy: 'page' } as const;

/** For calls of forms, which show why they were refused. */
export const FORM_ERRORS = { shownBy: 'form' } as const;

/**
 * For answers that stay whole on the side that asked for them: only what queries take of them travels in the first
 * HTML, and those queries report a failure.
 */
export const KEPT_WHOLE = { keptWhole: true } as const;

/** Query results travel in the first HTML with alike rows as columns; `createSite` says how their decimals do. */
export function createQueryClient(onError: OnCallError = () => {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.keptWhole) onError(error, shownByOf(meta));
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => onError(error, shownByOf(meta)),
    }),
    defaultOptions: {
      // A call without a network fails, and its form says so; the library would keep it back in silence.
      queries: { staleTime: 60_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
      dehydrate: {
        shouldDehydrateQuery: ({ meta }) => !meta?.keptWhole,
        serializeData: packRows,
      },
      hydrate: { deserializeData: unpackRows },
    },
  });
}

function shownByOf(meta: Record<string, unknown> | undefined): ErrorPlace {
  return meta?.shownBy === 'page' || meta?.shownBy === 'form' ? meta.shownBy : 'alert';
}

/** The page error that a failed call means; its status is NO_ANSWER where nobody of ours answered. */
export function pageErrorOf(error: unknown): PageError {
  if (error instanceof PageError) return error;
  const { name, message, stack, data, cause } = callErrorOf(error);
  const status = data?.httpStatus ?? (name === 'TRPCClientError' ? statusOf(cause) : 500);
  return new PageError(status, message, data?.stack ?? stack ?? null);
}

/** The status of a `ForeignAnswer`, whose class comes after the page. */
function statusOf(cause: unknown): number {
  return (cause as { status?: number } | undefined)?.status ?? NO_ANSWER;
}
