import type { Dictionaries, SearchDictionaries } from '#contract/dictionaries.ts';
import type { Suggestion } from '#domain/catalog/suggestions.ts';
import { complexName } from '#domain/listing/complex-name.ts';

/** All that the search field may suggest: cities and regions of everywhere, the rest of some regions. */
export function knownPlaces(
  { cities, regions }: Pick<Dictionaries, 'cities' | 'regions'>,
  asked: readonly SearchDictionaries[],
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
    ...eachOnce(asked.flatMap(placesOfRegion)),
  ];
}

function placesOfRegion(region: SearchDictionaries): Suggestion[] {
  return [
    ...region.metros.map(({ id, name }): Suggestion => ({ id, name, category: 'metro' })),
    ...region.complexes.map(
      ({ id, name }): Suggestion => ({ id, name: complexName(name), category: 'complex' }),
    ),
    ...region.cityAreas.map(({ id, name }): Suggestion => ({ id, name, category: 'cityArea' })),
    ...region.settlements.map(({ id, name }): Suggestion => ({ id, name, category: 'settlement' })),
    ...region.addresses.map(({ id, name }): Suggestion => ({ id, name, category: 'address' })),
  ];
}

/** Neighbouring regions share metros, and areas are known by name alone. */
function eachOnce(suggestions: Suggestion[]): Suggestion[] {
  const keyOf = ({ category, id, name }: Suggestion) => `${category} ${id || name.toLowerCase()}`;
  return [...Map.groupBy(suggestions, keyOf).values()].map(([first]) => first!);
}
