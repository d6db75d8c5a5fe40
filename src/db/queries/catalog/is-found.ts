import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalog-query.ts';
import { flats } from '../../schema/flat.ts';
import { isInPlaces, isOnSale } from './on-sale.ts';
import { standsIn } from './stands-in.ts';
import { whereFilters } from './where-filters.ts';

/** Flats on sale that answer the search, as a condition over flats joined with their houses and complexes. */
export function isFound({ places, filters, year, area, complexIds }: CatalogQuery): SQL {
  return and(
    isOnSale(),
    isInPlaces(places),
    complexIds && eq(flats.complexId, sql`ANY(${sql.param([...complexIds])}::int[])`),
    whereFilters(filters, year),
    area && standsIn(area),
  )!;
}
