import type {
  MetroLine,
  NamedPlace,
  SearchDictionaries,
  SearchDictionariesInput,
} from '#contract/dictionaries.ts';
import { type HouseOnSale, listHousesOnSale } from '#db/queries/catalog/places-on-sale.ts';
import { listHighways } from '#db/queries/geo/highways.ts';
import { listMetro, type MetroLineRow } from '#db/queries/geo/metros.ts';
import { findPlaceByName } from '#db/queries/geo/place-by-name.ts';
import { listCities } from '#db/queries/geo/places.ts';
import { formatAddress } from '#domain/listing/address.ts';
import type { ServiceContext } from '../context.ts';
import { presentCity } from './get-dictionaries.ts';

/** Lists all that the search field of a region suggests: cities, metros, roads, and names with flats on sale. */
export async function getSearchDictionaries(
  ctx: ServiceContext,
  input: SearchDictionariesInput,
): Promise<SearchDictionaries> {
  const region = { regionId: input.regionId ?? (await defaultRegionId(ctx)) };
  const [cities, houses, { lines, metros }, highways] = await Promise.all([
    listCities(ctx.db, region),
    listHousesOnSale(ctx.db, region),
    listMetro(ctx.db, region),
    listHighways(ctx.db, region),
  ]);
  return {
    cities: cities.map(presentCity),
    cityAreas: namesOf(
      houses.map(({ city, settlement, district }) => (city && !settlement ? district : null)),
    ),
    settlements: namesOf(houses.map(({ settlement }) => settlement)),
    addresses: addressesOf(houses),
    complexes: byName(
      firstOf(houses, ({ complexId }) => complexId).map(({ complexId: id, complexName: name }) => ({
        id,
        name,
      })),
    ),
    metros: metros.map(({ id, name, cityId, lines: own }) => ({
      id,
      name,
      cityId,
      lines: own.map(presentLine),
    })),
    metroLines: lines.map(presentLine),
    highways: highways.map(({ id, name }) => ({ id, name })),
  };
}

/** The region of the default location; undefined, which is everywhere, when the dictionary has no such place. */
async function defaultRegionId(ctx: ServiceContext): Promise<number | undefined> {
  const name = ctx.settings.defaultLocationName;
  const { regionId } = await findPlaceByName(ctx.db, { country: null, region: name, city: name });
  return regionId ?? undefined;
}

/** Areas and settlements are found by name in any letters, so names that differ in nothing else are one. */
function namesOf(names: (string | null)[]): NamedPlace[] {
  const places = names.flatMap((name) => (name ? [{ id: 0 as const, name }] : []));
  return byName(firstOf(places, ({ name }) => name.toLowerCase()));
}

/** Houses of one address are one address; its id is that of the first of them. */
function addressesOf(houses: HouseOnSale[]): { id: number; name: string }[] {
  const addressed = houses.filter(({ street }) => street !== null);
  const distinct = firstOf(addressed, ({ city, settlement, street, house }) =>
    JSON.stringify([city, settlement, street, house]),
  );
  return byName(
    distinct.map(({ id, city, settlement, street, house }) => ({
      id,
      name: formatAddress({ city, settlement, street, house }),
    })),
  );
}

function presentLine({ id, cityId, number, name, colour }: MetroLineRow): MetroLine {
  return { id, cityId, number, name, colour };
}

function firstOf<Item>(items: Item[], keyOf: (item: Item) => unknown): Item[] {
  const first = new Map<unknown, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}

const russian = new Intl.Collator('ru', { numeric: true });

function byName<Item extends { id: number; name: string }>(items: Item[]): Item[] {
  return items.sort((one, other) => russian.compare(one.name, other.name) || one.id - other.id);
}
