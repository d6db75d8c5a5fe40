import type { SearchRequest } from '#contract/catalog.ts';
import type { MetroChoice } from '#contract/search-figures.ts';
import { listMetrosOnSale } from '#db/queries/catalog/places-on-sale.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';
import { recallOfIndex } from './recall-of-index.ts';

/** Metros that something found stands near, by name, each with how much of it; those that were chosen are set aside. */
export async function countMetros(ctx: ServiceContext, request: SearchRequest): Promise<MetroChoice[]> {
  const catalogue = openCatalogue(ctx);
  const filters = {
    ...request.filters,
    metros: undefined,
    search: { ...request.filters.search, metroId: undefined },
  };
  const [search, metros] = await Promise.all([
    readSearch(ctx, catalogue, { ...request, filters }),
    recallOfIndex(ctx, 'metros on sale', () => listMetrosOnSale(ctx.db)),
  ]);
  const choices = metros.map(({ id }) => ({ key: String(id), filters: { metros: [String(id)] } }));
  if (choices.length === 0) return [];
  const { metros: counts } = await catalogue.countFacets(search, [{ name: 'metros', choices }]);
  return metros
    .map(({ id, name }) => ({ id: String(id), name, flatsCount: counts?.[id] ?? 0 }))
    .filter(({ flatsCount }) => flatsCount > 0)
    .sort((one, other) => one.name.localeCompare(other.name, 'ru'));
}
