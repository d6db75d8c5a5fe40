import { listCollections } from '#db/queries/catalog/collections.ts';
import { listMetro } from '#db/queries/geo/metros.ts';
import { findComplexName } from '#db/queries/listing/complexes.ts';
import { findHouseCalled } from '#db/queries/listing/houses.ts';
import type { FilterNames } from '#domain/catalog/filters/filter-chips.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { SuggestionCategory } from '#domain/catalog/suggestions.ts';
import { formatStreet } from '#domain/listing/address.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { houseWords } from '#domain/listing/house-words.ts';
import type { ServiceContext } from '../context.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { listKnownThings } from './list-known-things.ts';
import { recallOfIndex } from './recall-of-index.ts';

/**
 * Names the things that filters know by id; areas and settlements take the spelling of the catalogue. A thing is named
 * whether or not the search finds it, and an id that nothing has gets no name.
 */
export async function nameFilters(
  ctx: ServiceContext,
  { search = {}, metros = [], complexId, houseId, collectionId, developer }: SearchFilters,
): Promise<FilterNames> {
  const [metro, listed, address, cityArea, settlement, complex, house, collection, seller] =
    await Promise.all([
      search.metroId && nameMetro(ctx, search.metroId),
      nameMetros(ctx, metros),
      search.addressId && nameAddress(ctx, search.addressId),
      search.cityArea && nameAsKnown(ctx, 'cityArea', search.cityArea),
      search.settlement && nameAsKnown(ctx, 'settlement', search.settlement),
      complexId && findComplexName(ctx.db, complexId),
      houseId && nameHouse(ctx, houseId, complexId),
      collectionId && nameCollection(ctx, collectionId),
      developer && nameDeveloper(ctx, developer.id),
    ]);
  return {
    ...(metro && { metro }),
    ...(listed && { metros: listed }),
    ...(address && { address }),
    ...(cityArea && { cityArea }),
    ...(settlement && { settlement }),
    ...(complex && { complex: complexName(complex) }),
    ...(house && { house }),
    ...(collection && { collection }),
    ...(seller && { developer: seller }),
  };
}

async function nameMetro(ctx: ServiceContext, metroId: number): Promise<string | undefined> {
  const { metros } = await recallOfIndex(ctx, 'metros', () => listMetro(ctx.db));
  return metros.find(({ id, stationIds }) => id === metroId || stationIds.includes(metroId))?.name;
}

async function nameMetros(
  ctx: ServiceContext,
  ids: readonly string[],
): Promise<Record<string, string> | undefined> {
  const named = await Promise.all(ids.map(async (id) => [id, await nameMetro(ctx, Number(id))] as const));
  const known = named.flatMap(([id, name]) => (name === undefined ? [] : [[id, name] as const]));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

async function nameAddress(ctx: ServiceContext, houseId: number): Promise<string | undefined> {
  const house = await findHouseCalled(ctx.db, houseId);
  return house && formatStreet(house);
}

/** A house beside its complex is not called by it once more. */
async function nameHouse(
  ctx: ServiceContext,
  houseId: number,
  complexId: number | undefined,
): Promise<string | undefined> {
  const found = await findHouseCalled(ctx.db, houseId);
  if (!found) return undefined;
  const { name, street, house, complexName: complex } = found;
  const isComplexNamed = complexId === found.complexId;
  return houseWords({ name, address: { street, house } }, isComplexNamed ? undefined : complex);
}

async function nameAsKnown(
  ctx: ServiceContext,
  category: SuggestionCategory,
  name: string,
): Promise<string | undefined> {
  const known = await listKnownThings(ctx);
  const asked = name.toLowerCase();
  return known.find((thing) => thing.category === category && thing.name.toLowerCase() === asked)?.name;
}

async function nameCollection(ctx: ServiceContext, collectionId: number): Promise<string | undefined> {
  return (await listCollections(ctx.db)).find(({ id }) => id === collectionId)?.name;
}

async function nameDeveloper(ctx: ServiceContext, developerId: number): Promise<string | undefined> {
  const { developers } = await getDictionaries(ctx);
  return developers.find(({ id }) => id === developerId)?.name;
}
