import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { houses } from '../../schema/house.ts';

const isHandedOver = inArray(houses.buildingState, ['BUILT', 'HANDOVER']);

export interface HandoverCounts {
  handedOver: { houses: number; complexes: number };
  unfinished: { houses: number; complexes: number };
}

/** Counts the houses that a developer has finished and is building, and their complexes. */
export async function countHandovers(db: Db, developerCompanyId: number): Promise<HandoverCounts> {
  const count = (filter: SQL) => sql<number>`count(*) FILTER (WHERE ${filter})`.mapWith(Number);
  const complexesOf = (filter: SQL) =>
    sql<number>`count(DISTINCT ${houses.complexId}) FILTER (WHERE ${filter})`.mapWith(Number);
  const [row] = await db
    .select({
      handedOver: { houses: count(isHandedOver), complexes: complexesOf(isHandedOver) },
      unfinished: {
        houses: count(sql`NOT ${isHandedOver}`),
        complexes: complexesOf(sql`NOT ${isHandedOver}`),
      },
    })
    .from(houses)
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(eq(complexes.developerCompanyId, developerCompanyId));
  return row!;
}

/** Finished houses of a developer by the year they were promised for, the earliest first. */
export function listHandoverYears(
  db: Db,
  developerCompanyId: number,
): Promise<{ year: number; housesCount: number }[]> {
  return db
    .select({
      year: sql<number>`${houses.handoverYear}`,
      housesCount: sql<number>`count(*)`.mapWith(Number),
    })
    .from(houses)
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(
      and(eq(complexes.developerCompanyId, developerCompanyId), isHandedOver, isNotNull(houses.handoverYear)),
    )
    .groupBy(houses.handoverYear)
    .orderBy(asc(houses.handoverYear));
}
