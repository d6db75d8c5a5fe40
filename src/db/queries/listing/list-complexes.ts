import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { companies } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';

export type ComplexRow = typeof complexes.$inferSelect;

const complexesById = prepared((db) =>
  db.select().from(complexes).where(isAmongIds(complexes.id)).prepare('complexes_by_id'),
);

/** Complexes by id, in the order of the ids; unknown ids are left out. */
export async function listComplexes(db: Db, ids: number[]): Promise<ComplexRow[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await complexesById(db).execute({ ids }));
}

const namedComplexesById = prepared((db) =>
  db
    .select({
      id: complexes.id,
      name: complexes.name,
      comfortClass: complexes.comfortClass,
      developer: companies.name,
    })
    .from(complexes)
    .innerJoin(companies, eq(companies.id, complexes.developerCompanyId))
    .where(isAmongIds(complexes.id))
    .prepare('named_complexes_by_id'),
);

export type NamedComplex = Awaited<ReturnType<typeof listNamedComplexes>>[number];

/** Complexes by id as cards name them, with the name of the developer, in the order of the ids. */
export async function listNamedComplexes(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await namedComplexesById(db).execute({ ids }));
}

function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: Row[]): Row[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((one, other) => place.get(one.id)! - place.get(other.id)!);
}
