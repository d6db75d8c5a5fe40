import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { holdRow } from '../../hold-row.ts';
import { programNames } from '../../schema/program-name.ts';
import type { ProgramNameRow } from './offer-book.ts';

interface ListedProgramName extends ProgramNameRow {
  /** Programmes of banks under this name, and offers of those. */
  banks: number;
  offers: number;
}

/** Every name of a programme, by its own order, with what bears it. */
export async function listProgramNameRows(db: Db): Promise<ListedProgramName[]> {
  const { rows } = await db.execute<{ name: ListedProgramName }>(sql`
    SELECT json_build_object('id', pn.id, 'name', pn.name, 'displayName', pn.display_name,
      'filterTooltip', pn.filter_tooltip, 'order', pn."order", 'parentId', pn.parent_id,
      'banks', (SELECT count(*) FROM bank_programs bp WHERE bp.program_name_id = pn.id),
      'offers', (SELECT count(*) FROM bank_programs bp JOIN offers o ON o.program_id = bp.id
        WHERE bp.program_name_id = pn.id)) AS name
    FROM program_names pn ORDER BY pn."order", pn.id`);
  return rows.map((row: { name: ListedProgramName }) => row.name);
}

type ProgramNameColumns = Omit<typeof programNames.$inferInsert, 'id'>;

export async function findProgramName(db: Db, id: number) {
  const [row] = await db.select().from(programNames).where(eq(programNames.id, id));
  return row;
}

export function holdProgramName(tx: Db, id: number): Promise<void> {
  return holdRow(tx, programNames, id);
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
