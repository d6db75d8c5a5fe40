import { eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalog-query.ts';
import type { Facet } from '#domain/catalog/filters/facets.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isFound } from './is-found.ts';
import { whereFilters } from './where-filters.ts';

/**
 * Counts the flats that each choice of each facet would find with the other filters as they are. Facets without a
 * choice share one pass over the flats; every other facet takes a pass of its own.
 */
export async function countFacets(
  db: Db,
  query: CatalogQuery,
  facets: Facet[],
): Promise<Record<string, Record<string, number>>> {
  const { open = [], chosen = [] } = Object.groupBy(facets, ({ name }) =>
    query.filters[name] === undefined ? 'open' : 'chosen',
  );
  const passes = [open, ...chosen.map((facet) => [facet])];
  const counts: Record<string, Record<string, number>> = {};
  // One after another: a transaction has one connection, and a crowd of searches should not take all there are.
  for (const pass of passes) Object.assign(counts, await countPass(db, query, pass));
  return counts;
}

async function countPass(db: Db, { filters, ...query }: CatalogQuery, facets: Facet[]) {
  if (facets.length === 0) return {};
  const others: SearchFilters = {
    ...filters,
    ...Object.fromEntries(facets.map(({ name }) => [name, undefined])),
  };
  const counts: Record<string, SQL<number>> = {};
  for (const { name, choices } of facets) {
    for (const choice of choices) {
      // The distance belongs to the sea: without it `nearSea` alone would promise more than it finds.
      const wish = { ...choice.filters, ...(name === 'nearSea' && { seaDistance: filters.seaDistance }) };
      counts[`${name}.${choice.key}`] =
        sql`count(*) FILTER (WHERE ${whereFilters(wish, query.year)})`.mapWith(Number);
    }
  }
  const [row] = await db
    .select(counts)
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isFound({ ...query, filters: others }));
  return Object.fromEntries(
    facets.map(({ name, choices }) => [
      name,
      Object.fromEntries(choices.map(({ key }) => [key, row![`${name}.${key}`]!])),
    ]),
  );
}
