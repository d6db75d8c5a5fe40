import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { ProximityTag } from '#domain/listing/proximity-tag.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { complexPlaceChecks, complexPlaces } from '../../schema/complex-place.ts';

export type ComplexPlace = typeof complexPlaces.$inferSelect;
export type PlaceCheck = typeof complexPlaceChecks.$inferSelect;

export function listComplexPlaces(db: Db, complexId: number): Promise<ComplexPlace[]> {
  return db
    .select()
    .from(complexPlaces)
    .where(eq(complexPlaces.complexId, complexId))
    .orderBy(asc(complexPlaces.distanceM), asc(complexPlaces.objId));
}

export interface PlaceInBox extends ComplexPlace {
  complexName: string;
}

/** Lists places in a box, each once, by the complex nearest to it; at most so many. */
export function listPlacesInBox(
  db: Db,
  { south, west, north, east }: Bounds,
  tags: ProximityTag[],
  limit: number,
): Promise<PlaceInBox[]> {
  const { latitude, longitude, objId, distanceM, tag } = complexPlaces;
  return db
    .selectDistinctOn([objId], { ...getTableColumns(complexPlaces), complexName: complexes.name })
    .from(complexPlaces)
    .innerJoin(complexes, eq(complexes.id, complexPlaces.complexId))
    .where(and(between(latitude, south, north), between(longitude, west, east), inArray(tag, tags)))
    .orderBy(asc(objId), asc(distanceM), asc(complexPlaces.complexId))
    .limit(limit);
}

/**
 * Lists complexes not asked about since `checkedBefore`, or moved or given another project since then; by id, after
 * `afterId`.
 */
export async function listUncheckedComplexes(
  db: Db,
  { checkedBefore, afterId, limit }: { checkedBefore: Date; afterId: number; limit: number },
): Promise<Omit<PlaceCheck, 'checkedAt'>[]> {
  const { complexId, latitude, longitude, domRfId, checkedAt } = complexPlaceChecks;
  const differs = sql`(${latitude}, ${longitude}, ${domRfId})
    IS DISTINCT FROM (${complexes.latitude}, ${complexes.longitude}, ${complexes.domRfId})`;
  const rows = await db
    .select({
      complexId: complexes.id,
      latitude: complexes.latitude,
      longitude: complexes.longitude,
      domRfId: complexes.domRfId,
    })
    .from(complexes)
    .leftJoin(complexPlaceChecks, eq(complexId, complexes.id))
    .where(
      and(
        gt(complexes.id, afterId),
        isNotNull(complexes.latitude),
        isNotNull(complexes.longitude),
        or(isNull(complexId), lt(checkedAt, checkedBefore), differs),
      ),
    )
    .orderBy(asc(complexes.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, latitude: row.latitude!, longitude: row.longitude! }));
}

/** Replaces the places near a complex by what the catalogues now say. */
export async function replaceComplexPlaces(
  db: Db,
  check: PlaceCheck,
  places: Omit<ComplexPlace, 'complexId'>[],
): Promise<void> {
  const { complexId, ...asked } = check;
  await db.delete(complexPlaces).where(eq(complexPlaces.complexId, complexId));
  if (places.length > 0)
    await db.insert(complexPlaces).values(places.map((place) => ({ ...place, complexId })));
  await db
    .insert(complexPlaceChecks)
    .values(check)
    .onConflictDoUpdate({ target: complexPlaceChecks.complexId, set: asked });
}
