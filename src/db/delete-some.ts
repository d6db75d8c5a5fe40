import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/** Deletes up to `limit` rows, those that others hold left out, so that nobody waits for long; answers how many. */
export async function deleteSome(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
      SELECT ${table}.ctid FROM ${table} WHERE ${where} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`);
  return rowCount ?? 0;
}
