import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { wire } from '#contract/wire.ts';

/** Told of each failed call; `isOwn` when the page that made it shows the trouble itself. */
export type OnCallError = (error: unknown, isOwn: boolean) => void;

/** Query results travel in the first HTML as the procedure wire writes them, Date and Decimal included. */
export function createQueryClient(onError: OnCallError = () => {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onError(error, meta?.ownErrors === true) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => onError(error, meta?.ownErrors === true),
    }),
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false },
      dehydrate: { serializeData: (data) => wire.serialize(data) },
      hydrate: { deserializeData: (data) => wire.deserialize(data) },
    },
  });
}
