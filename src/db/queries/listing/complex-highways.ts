import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { complexes } from '../../schema/complex.ts';
import { complexHighways } from '../../schema/complex-highway.ts';
import { highways } from '../../schema/highway.ts';

export type ComplexHighway = typeof complexHighways.$inferSelect;

/** Complexes of whose roads no person said how near they are. */
const IS_MEASURED = sql`NOT ('highways' = ANY(${complexes.ownFacts}))`;

/** The roads near all complexes as the map measured them, nearest first. */
export function listMeasuredHighways(db: Db): Promise<ComplexHighway[]> {
  return db
    .select(getTableColumns(complexHighways))
    .from(complexHighways)
    .innerJoin(complexes, eq(complexes.id, complexHighways.complexId))
    .where(IS_MEASURED)
    .orderBy(asc(complexHighways.complexId), asc(complexHighways.distanceM), asc(complexHighways.highwayId));
}

const namedHighwaysByComplex = prepared((db) =>
  db
    .select({ ...getTableColumns(complexHighways), name: highways.name })
    .from(complexHighways)
    .innerJoin(highways, eq(highways.id, complexHighways.highwayId))
    .where(isAmongIds(complexHighways.complexId))
    .orderBy(asc(complexHighways.complexId), asc(complexHighways.distanceM), asc(complexHighways.highwayId))
    .prepare('named_highways_by_complex'),
);

/** The roads near the complexes with their names, nearest first. */
export async function listNamedHighways(
  db: Db,
  complexIds: number[],
): Promise<(ComplexHighway & { name: string })[]> {
  if (complexIds.length === 0) return [];
  return namedHighwaysByComplex(db).execute({ ids: complexIds });
}

/** Complexes that stand somewhere and whose roads the map measures, with their points. */
export async function listComplexPoints(
  db: Db,
): Promise<{ id: number; latitude: number; longitude: number }[]> {
  const rows = await db
    .select({ id: complexes.id, latitude: complexes.latitude, longitude: complexes.longitude })
    .from(complexes)
    .where(and(isNotNull(complexes.latitude), IS_MEASURED))
    .orderBy(asc(complexes.id));
  return rows.flatMap(({ id, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, latitude, longitude }],
  );
}

/** Forgets the roads of these complexes and writes the new ones. */
export async function replaceComplexHighways(
  db: Db,
  complexIds: number[],
  rows: ComplexHighway[],
): Promise<void> {
  if (complexIds.length === 0) return;
  await db.execute(sql`
    DELETE FROM complex_highways
    WHERE complex_id IN (SELECT value::integer FROM jsonb_array_elements_text(${JSON.stringify(complexIds)}::jsonb))`);
  await db.execute(sql`
    INSERT INTO complex_highways (complex_id, highway_id, distance_m)
    SELECT "complexId", "highwayId", "distanceM"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS road("complexId" integer, "highwayId" integer, "distanceM" integer)`);
}
