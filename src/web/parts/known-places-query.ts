import { decodeLocations } from '#domain/geo/location-code.ts';
import { OWN_ERRORS } from '../data/api.ts';
import { dictionariesQuery } from '../data/dictionaries-query.ts';
import type { RouterContext } from '../router.tsx';
import { knownPlaces } from './known-places.ts';

/** All that the search field may suggest around a place; asked for when it is needed first, and kept. */
export function knownPlacesQuery({ api, queryClient }: RouterContext, location: string) {
  const kept = { staleTime: Number.POSITIVE_INFINITY, meta: OWN_ERRORS };
  return {
    ...kept,
    queryKey: ['known places', location] as const,
    queryFn: async () => {
      const dictionaries = await queryClient.ensureQueryData(dictionariesQuery({ api }));
      const [place] = decodeLocations(location);
      const city = dictionaries.cities.find(({ id }) => place?.kind === 'city' && id === place.id);
      const regionId = place?.kind === 'region' ? place.id : city?.regionId;
      const region = await queryClient.ensureQueryData(
        api.searchDictionaries.queryOptions({ regionId }, kept),
      );
      return knownPlaces(dictionaries, region);
    },
  };
}
