import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { complexes } from '../../schema/complex.ts';

export type ComplexRow = typeof complexes.$inferSelect;

const complexesById = prepared((db) =>
  db.select().from(complexes).where(isAmongIds(complexes.id)).prepare('complexes_by_id'),
);

/** Complexes by id, in the order of the ids; unknown ids are left out. */
export async function listComplexes(db: Db, ids: number[]): Promise<ComplexRow[]> {
  if (ids.length === 0) return [];
  const rows = await complexesById(db).execute({ ids });
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((one, other) => place.get(one.id)! - place.get(other.id)!);
}
