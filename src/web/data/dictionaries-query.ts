import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Dictionaries } from '#contract/dictionaries.ts';
import { KEPT_WHOLE, OWN_ERRORS } from './api.ts';
import type { Api } from './create-api.ts';

interface WithApi {
  api: Api;
}

/** Places and developers, which do not change while somebody looks; too much to travel in the first HTML. */
function dictionariesQuery({ api }: WithApi) {
  return api.dictionaries.queryOptions(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: KEPT_WHOLE,
  });
}

/** A part of the dictionaries for a part of the page; however many ask, they are fetched once. */
export function fromDictionaries<Taken>(
  context: WithApi,
  name: string,
  take: (dictionaries: Dictionaries) => Taken,
) {
  const whole = dictionariesQuery(context);
  return {
    queryKey: [name, ...whole.queryKey] as const,
    queryFn: async ({ client }: QueryFunctionContext) => take(await client.ensureQueryData(whole)),
    staleTime: Number.POSITIVE_INFINITY,
    meta: OWN_ERRORS,
  };
}
