import { setImmediate as yieldThread } from 'node:timers/promises';
import { type HouseOnSale, listHousesOnSale, listMetroStands } from '#db/queries/catalog/places-on-sale.ts';
import type { KnownThing, Suggestion } from '#domain/catalog/suggestions.ts';
import { formatAddress } from '#domain/listing/address.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { nameWords } from '#domain/text/typed-name.ts';
import type { ServiceContext } from '../context.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { recallOfIndex } from './recall-of-index.ts';

/** Where something on sale stands, by the places that searches know. */
export interface Stand {
  countryId: number | null;
  regionId: number | null;
  cityId: number | null;
}

/** Something with flats on sale that the search field may suggest, and where they stand. */
export type PlacedThing = Suggestion & KnownThing & { stands: readonly Stand[] };

type Named = Suggestion & { stand: Stand };

/** The words of so many names are worked out in a few milliseconds. */
export const NAMES_AT_ONCE = 100;

/** Lists all things on sale that can be found by name, read once for each state of the index. */
export function listKnownThings(ctx: ServiceContext): Promise<PlacedThing[]> {
  return recallOfIndex(ctx, 'known things', () => readKnownThings(ctx));
}

async function readKnownThings(ctx: ServiceContext): Promise<PlacedThing[]> {
  const [houses, metros, { cities, regions }] = await Promise.all([
    listHousesOnSale(ctx.db),
    listMetroStands(ctx.db),
    getDictionaries(ctx),
  ]);
  const cityIds = new Set(houses.map(({ cityId }) => cityId));
  const regionIds = new Set(houses.map(({ regionId }) => regionId));
  // A city of its own region would stand twice.
  const cityNames = new Set(cities.map(({ fullName }) => fullName));
  const sold: Suggestion[] = [
    ...cities
      .filter(({ id }) => cityIds.has(id))
      .map(
        ({ id, fullName }): Suggestion => ({
          id,
          name: fullName,
          category: 'cityOrRegion',
          location: `c${id}`,
        }),
      ),
    ...regions
      .filter(({ id, fullName }) => regionIds.has(id) && !cityNames.has(fullName))
      .map(
        ({ id, fullName }): Suggestion => ({
          id,
          name: fullName,
          category: 'cityOrRegion',
          location: `r${id}`,
        }),
      ),
  ];
  return withWords([
    ...sold.map((suggestion) => ({ ...suggestion, stands: [] })),
    ...joined([
      ...metros.map(({ id, name, ...stand }): Named => ({ id, name, category: 'metro', stand })),
      ...houses.flatMap(thingsOfHouse),
    ]),
  ]);
}

type Placed = Omit<PlacedThing, 'words'>;

/** Works out the words of names, their sound too; whoever waits for something else is answered in between. */
export async function withWords(things: readonly Placed[]): Promise<PlacedThing[]> {
  const known: PlacedThing[] = [];
  for (const [at, thing] of things.entries()) {
    if (at % NAMES_AT_ONCE === 0) await yieldThread();
    const { plain, latin } = nameWords(thing.name);
    known.push({ ...thing, words: { plain, latin } });
  }
  return known;
}

function thingsOfHouse(found: HouseOnSale): Named[] {
  const { id, complexId, city, district, settlement, street, house, countryId, regionId, cityId } = found;
  const stand: Stand = { countryId, regionId, cityId };
  const address = formatAddress({ city, settlement, street, house });
  return [
    { category: 'complex', id: complexId, name: complexName(found.complexName), stand },
    { category: 'developer', id: found.developerId, name: found.developerName, stand },
    ...(city && !settlement && district
      ? [{ category: 'cityArea' as const, id: 0, name: district, stand }]
      : []),
    ...(settlement ? [{ category: 'settlement' as const, id: 0, name: settlement, stand }] : []),
    ...(street ? [{ category: 'address' as const, id, name: address, stand }] : []),
  ];
}

/** Houses of one address are one, and so are areas and settlements of one name: those are found by it. */
function joined(things: readonly Named[]): Placed[] {
  const keyOf = ({ category, id, name }: Named) =>
    category === 'metro' || category === 'complex' || category === 'developer'
      ? `${category} ${id}`
      : `${category} ${name.toLowerCase()}`;
  return [...Map.groupBy(things, keyOf).values()].map((same) => {
    const { stand: _, ...first } = same[0]!;
    const stands = new Map(same.map(({ stand }) => [Object.values(stand).join(), stand]));
    return { ...first, stands: [...stands.values()] };
  });
}
