import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalog-query.ts';
import type { FlatPlace } from '#domain/catalog/catalogue.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isFound } from './is-found.ts';

/** Flats found in these complexes, by id. */
export function listFoundFlats(
  db: Db,
  query: CatalogQuery,
  complexIds: readonly number[],
): Promise<FlatPlace[]> {
  return db
    .select({ id: flats.id, complexId: flats.complexId, houseId: flats.houseId, floor: flats.floor })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), inArray(flats.complexId, [...complexIds])))
    .orderBy(asc(flats.id));
}
