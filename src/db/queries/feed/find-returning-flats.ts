import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/** Picks the ids that the feed used before and withdrew: such a flat returns with its page and history. */
export async function findReturningFlats(tx: Db, feedId: number, externalIds: string[]): Promise<string[]> {
  if (externalIds.length === 0) return [];
  const { rows } = await tx.execute(sql`
    SELECT external_id AS id FROM feed_objects
    WHERE feed_id = ${feedId} AND kind = 'flat' AND withdrawn_at IS NOT NULL
      AND external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
  return rows.map((row: Record<string, unknown>) => row.id as string);
}

/** Picks the ids under which the feed has ever listed a flat. */
export async function listKnownFlats(tx: Db, feedId: number, externalIds: string[]): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    SELECT external_id AS id FROM feed_objects
    WHERE feed_id = ${feedId} AND kind = 'flat'
      AND external_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`);
  return rows.map((row: Record<string, unknown>) => row.id as string);
}
