import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { programNames } from '../../schema/program-name.ts';

export type ProgramNameColumns = Omit<typeof programNames.$inferInsert, 'id'>;

export async function findProgramName(db: Db, id: number) {
  const [row] = await db.select().from(programNames).where(eq(programNames.id, id));
  return row;
}

/** Tells whether another programme has the name. */
export async function isProgramNameTaken(db: Db, name: string, exceptId: number | null): Promise<boolean> {
  const isOther = exceptId === null ? undefined : ne(programNames.id, exceptId);
  return (await db.$count(programNames, and(eq(programNames.name, name), isOther))) > 0;
}

/** Tells whether the programme is `id` itself or is anywhere beneath it. */
export async function isWithinProgram(db: Db, programNameId: number, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ isWithin: boolean }>(sql`
    WITH RECURSIVE chain (id, parent_id) AS (
      SELECT id, parent_id FROM program_names WHERE id = ${programNameId}
      UNION
      SELECT parent.id, parent.parent_id FROM program_names parent JOIN chain ON parent.id = chain.parent_id
    )
    SELECT EXISTS (SELECT FROM chain WHERE id = ${id}) AS "isWithin"`);
  return rows[0]!.isWithin;
}

export async function insertProgramName(db: Db, columns: ProgramNameColumns): Promise<number> {
  const [row] = await db.insert(programNames).values(columns).returning({ id: programNames.id });
  return row!.id;
}

export async function updateProgramName(db: Db, id: number, columns: ProgramNameColumns): Promise<void> {
  await db.update(programNames).set(columns).where(eq(programNames.id, id));
}

export async function deleteProgramName(db: Db, id: number): Promise<void> {
  await db.delete(programNames).where(eq(programNames.id, id));
}
