import { and, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { complexPlans } from '../../schema/complex-plan.ts';
import { houses } from '../../schema/house.ts';

/** Facts of a complex that an admin sets in the console. */
export type OwnFacts = Partial<
  Pick<
    typeof complexes.$inferInsert,
    | 'comfortClass'
    | 'ownDescription'
    | 'domRfId'
    | 'parking'
    | 'amenities'
    | 'seaDistanceM'
    | 'genPlanId'
    | 'ownFacts'
  >
>;

/** Writes the facts that differ; when all are equal the row stays untouched, so that no trigger sees a change. */
export async function saveOwnFacts(db: Db, complexId: number, facts: OwnFacts): Promise<void> {
  const named = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (named.length === 0) return;
  const changes = named.map(([name, value]) => {
    const column: PgColumn = complexes[name as keyof OwnFacts];
    return sql`${column} IS DISTINCT FROM ${sql.param(value, column)}`;
  });
  await db
    .update(complexes)
    .set(Object.fromEntries(named))
    .where(and(eq(complexes.id, complexId), or(...changes)));
}

/** Replaces the master plan of a complex; null removes it. */
export async function saveMasterPlan(db: Db, complexId: number, svg: string | null): Promise<void> {
  if (svg === null) {
    await db.delete(complexPlans).where(eq(complexPlans.complexId, complexId));
    return;
  }
  await db
    .insert(complexPlans)
    .values({ complexId, svg })
    .onConflictDoUpdate({
      target: complexPlans.complexId,
      set: { svg },
      setWhere: sql`${complexPlans.svg} <> ${svg}`,
    });
}

/** Numbers the layer of the master plan that shows each house; houses not named have no layer. */
export async function saveHouseLayers(
  db: Db,
  complexId: number,
  layers: { houseId: number; order: number }[],
): Promise<void> {
  const named = sql`jsonb_to_recordset(${JSON.stringify(layers)}::jsonb) AS layer("houseId" integer, "order" integer)`;
  const order = sql`(SELECT layer."order" FROM ${named} WHERE layer."houseId" = ${houses.id})`;
  await db
    .update(houses)
    .set({ genPlanLayerOrder: order })
    .where(and(eq(houses.complexId, complexId), sql`${houses.genPlanLayerOrder} IS DISTINCT FROM ${order}`));
}
