import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalog-query.ts';
import type { PriceStep } from '#domain/catalog/catalogue.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isFound } from './is-found.ts';

/** Flats found by price, in so many equal steps; flats without a price are left out. */
export function countPrices(db: Db, query: CatalogQuery, steps: number): Promise<PriceStep[]> {
  const minPrice = sql`min(${flats.price}) OVER ()`;
  const maxPrice = sql`max(${flats.price}) OVER ()`;
  const placed = db
    .select({
      step: sql<number>`(${flats.price} - ${minPrice}) * ${steps}::integer / (${maxPrice} - ${minPrice} + 1)`
        .mapWith(Number)
        .as('step'),
      minPrice: sql<number>`${minPrice}`.mapWith(Number).as('min_price'),
      maxPrice: sql<number>`${maxPrice}`.mapWith(Number).as('max_price'),
    })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), isNotNull(flats.price)))
    .as('placed');
  return db
    .select({
      step: placed.step,
      flatsCount: sql<number>`count(*)`.mapWith(Number),
      minPrice: placed.minPrice,
      maxPrice: placed.maxPrice,
    })
    .from(placed)
    .groupBy(placed.step, placed.minPrice, placed.maxPrice)
    .orderBy(asc(placed.step));
}
