import { inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexPlans } from '../../schema/complex-plan.ts';

/** Master plans by complex. */
export async function listComplexPlans(db: Db, complexIds: number[]): Promise<Map<number, string>> {
  if (complexIds.length === 0) return new Map();
  const rows = await db.select().from(complexPlans).where(inArray(complexPlans.complexId, complexIds));
  return new Map(rows.map(({ complexId, svg }) => [complexId, svg]));
}
