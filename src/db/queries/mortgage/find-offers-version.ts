import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/**
 * Gives a version of all offers that is the same on every node while nothing about them changes. Handover dates of
 * projects come from feeds, so the last run that changed listings counts too.
 */
export async function findOffersVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    SELECT concat_ws('/',
      coalesce((SELECT version FROM mortgage_version), 0),
      coalesce((SELECT max(id) FROM feed_runs WHERE status IN ('applied', 'held')), 0)) AS version`);
  return rows[0]!.version;
}
