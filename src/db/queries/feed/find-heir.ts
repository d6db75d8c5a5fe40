import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/**
 * Finds the complex or the flat that stands for one joined to it, also through several joinings; undefined while any
 * feed tells of the object itself, as after a parting.
 */
export async function findHeir(db: Db, kind: 'complex' | 'flat', id: number): Promise<number | undefined> {
  const { rows } = await db.execute(sql`
    SELECT joined.object_id AS id FROM feed_objects joined
    WHERE joined.kind = ${kind} AND joined.home_object_id = ${id} AND NOT EXISTS (
      SELECT FROM feed_objects own WHERE own.kind = ${kind} AND own.object_id = ${id})
    ORDER BY joined.object_id LIMIT 1`);
  return rows[0]?.id as number | undefined;
}
