import { and, asc, eq, exists, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from '../catalog/on-sale.ts';
import type { ComplexRow } from './list-complexes.ts';

/** Lists other complexes of the same city, or outside cities of the same region, with flats on sale; nearest first. */
export function listComplexesNearby(db: Db, complex: ComplexRow, limit: number): Promise<ComplexRow[]> {
  const onSale = db
    .select({ one: sql`1` })
    .from(flats)
    .where(and(eq(flats.complexId, complexes.id), isOnSale()));
  const isHere = or(
    complex.cityId === null ? undefined : eq(complexes.cityId, complex.cityId),
    complex.cityId !== null || complex.regionId === null
      ? undefined
      : eq(complexes.regionId, complex.regionId),
  );
  if (!isHere) return Promise.resolve([]);
  // Degrees of longitude are shorter the farther from the equator.
  const away = sql`(${complexes.latitude} - ${complex.latitude}) ^ 2
    + ((${complexes.longitude} - ${complex.longitude}) * cosd(${complex.latitude})) ^ 2`;
  return db
    .select()
    .from(complexes)
    .where(and(isHere, ne(complexes.id, complex.id), exists(onSale)))
    .orderBy(sql`${away} ASC NULLS LAST`, asc(complexes.id))
    .limit(limit);
}
