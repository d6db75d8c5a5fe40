import type { SearchInput } from '#contract/catalog.ts';
import type { Hubs } from '#contract/search-figures.ts';
import type { Db } from '#db/client.ts';
import { listHousesOnSale } from '#db/queries/catalog/list-houses-on-sale.ts';
import type { Facet } from '#domain/catalog/filters/facets.ts';
import type { ServiceContext } from '../context.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readSearch } from './read-search.ts';
import { recallOfIndex } from './recall-of-index.ts';

/** Developers and areas of cities with what a search finds of each, the most first; those with nothing are left out. */
export async function countHubs(ctx: ServiceContext, input: SearchInput): Promise<Hubs> {
  const catalogue = openCatalogue(ctx);
  const [search, { developers }, areas] = await Promise.all([
    readSearch(catalogue, ctx.now, input),
    getDictionaries(ctx),
    recallOfIndex(ctx, 'areas on sale', () => listAreasOnSale(ctx.db)),
  ]);
  const counts = await catalogue.countFacets(search, [
    facet('developer', developers, ({ id, name }) => ({
      key: String(id),
      filters: { developer: { id, name } },
    })),
    facet('search', areas, (cityArea) => ({ key: cityArea, filters: { search: { cityArea } } })),
  ]);
  return {
    developers: byCount(
      developers.map(({ id, name }) => ({ id, name, flatsCount: counts.developer?.[id] ?? 0 })),
    ),
    cityAreas: byCount(areas.map((name) => ({ name, flatsCount: counts.search?.[name] ?? 0 }))),
  };
}

async function listAreasOnSale(db: Db): Promise<string[]> {
  const houses = await listHousesOnSale(db);
  const inCities = houses.filter(({ city, settlement }) => city && !settlement);
  return [...new Set(inCities.flatMap(({ district }) => district ?? []))];
}

function facet<Item>(
  name: Facet['name'],
  items: readonly Item[],
  choiceOf: (item: Item) => Facet['choices'][number],
): Facet {
  return { name, choices: items.map(choiceOf) };
}

function byCount<Hub extends { name: string; flatsCount: number }>(hubs: Hub[]): Hub[] {
  return hubs
    .filter(({ flatsCount }) => flatsCount > 0)
    .sort((one, other) => other.flatsCount - one.flatsCount || one.name.localeCompare(other.name, 'ru'));
}
