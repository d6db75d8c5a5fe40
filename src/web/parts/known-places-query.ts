import { OWN_ERRORS } from '../data/api.ts';
import { dictionariesQuery } from '../data/dictionaries-query.ts';
import type { RouterContext } from '../router.tsx';
import { knownPlaces } from './known-places.ts';
import { regionsToKnow } from './regions-to-know.ts';

/** All that the search field may suggest around places; asked for when it is needed first, and kept. */
export function knownPlacesQuery({ api, queryClient, settings }: RouterContext, location: string) {
  const kept = { staleTime: Number.POSITIVE_INFINITY, meta: OWN_ERRORS };
  return {
    ...kept,
    queryKey: ['known places', location] as const,
    queryFn: async () => {
      const dictionaries = await queryClient.ensureQueryData(dictionariesQuery({ api }));
      const regionIds = regionsToKnow(dictionaries, location, settings.defaultPlace);
      const asked = regionIds.length > 0 ? regionIds.map((regionId) => ({ regionId })) : [{}];
      const found = await Promise.all(
        asked.map((input) => queryClient.ensureQueryData(api.searchDictionaries.queryOptions(input, kept))),
      );
      return knownPlaces(dictionaries, found);
    },
  };
}
