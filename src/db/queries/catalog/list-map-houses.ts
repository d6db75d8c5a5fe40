import { and, asc, count, eq, min } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalog-query.ts';
import type { MapHouseFound } from '#domain/catalog/catalogue.ts';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isFound } from './is-found.ts';
import { standsInBox } from './stands-in.ts';

/** Houses inside the box with the flats found in each, by id; houses whose point is not known are nowhere. */
export async function listMapHouses(db: Db, query: CatalogQuery, box: Bounds): Promise<MapHouseFound[]> {
  const rows = await db
    .select({
      houseId: houses.id,
      complexId: houses.complexId,
      latitude: houses.latitude,
      longitude: houses.longitude,
      flatsCount: count(),
      minPrice: min(flats.price),
    })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), standsInBox(box)))
    .groupBy(houses.id)
    .orderBy(asc(houses.id));
  return rows.map((row) => ({ ...row, latitude: row.latitude!, longitude: row.longitude! }));
}
