import type { Dictionaries, SearchDictionaries } from '#contract/dictionaries.ts';
import type { Suggestion } from '#domain/catalog/suggestions.ts';
import { complexName } from '#domain/listing/complex-name.ts';

/** All that the search field may suggest: cities and regions of everywhere, the rest of one region. */
export function knownPlaces(
  { cities, regions }: Pick<Dictionaries, 'cities' | 'regions'>,
  region: SearchDictionaries,
): Suggestion[] {
  // A city of its own region would stand twice.
  const cityNames = new Set(cities.map(({ fullName }) => fullName));
  return [
    ...cities.map(
      ({ id, fullName }): Suggestion => ({
        ...{ id, name: fullName, category: 'cityOrRegion', location: `c${id}` },
      }),
    ),
    ...regions
      .filter(({ fullName }) => !cityNames.has(fullName))
      .map(
        ({ id, fullName }): Suggestion => ({
          ...{ id, name: fullName, category: 'cityOrRegion', location: `r${id}` },
        }),
      ),
    ...region.metros.map(({ id, name }): Suggestion => ({ id, name, category: 'metro' })),
    ...region.complexes.map(
      ({ id, name }): Suggestion => ({ id, name: complexName(name), category: 'complex' }),
    ),
    ...region.cityAreas.map(({ id, name }): Suggestion => ({ id, name, category: 'cityArea' })),
    ...region.settlements.map(({ id, name }): Suggestion => ({ id, name, category: 'settlement' })),
    ...region.addresses.map(({ id, name }): Suggestion => ({ id, name, category: 'address' })),
  ];
}
