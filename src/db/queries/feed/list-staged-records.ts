import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

export interface StagedRecord {
  id: string;
  houseRef: number;
  facts: string;
  photos: string;
}

/** What the diff compares of every staged flat. */
export async function listStagedRecords(tx: Db): Promise<StagedRecord[]> {
  const { rows } = await tx.execute(sql`
    SELECT external_id AS id, house_ref AS "houseRef", facts, photos FROM staged_flats ORDER BY seq`);
  return rows as unknown as StagedRecord[];
}
