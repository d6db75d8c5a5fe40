import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/** The channel on which nodes hear that the catalogue changed; the payload is the run that changed it. */
export const CATALOGUE_CHANNEL = 'genplan_catalogue';

/** Tells every listening node; PostgreSQL delivers it with the commit, or not at all. */
export async function announceChange(tx: Db, runId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${String(runId)})`);
}
