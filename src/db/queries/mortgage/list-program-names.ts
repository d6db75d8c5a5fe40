import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import type { ProgramNameRow } from './read-offer-book.ts';

export interface ListedProgramName extends ProgramNameRow {
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
