import { inArray } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';

export type ComplexRow = typeof complexes.$inferSelect;

/** Complexes by id, in the order of the ids; unknown ids are left out. */
export async function listComplexes(db: Db, ids: number[]): Promise<ComplexRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(complexes).where(inArray(complexes.id, ids));
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((one, other) => place.get(one.id)! - place.get(other.id)!);
}
