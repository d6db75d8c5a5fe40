import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { CATALOGUE_CHANNEL } from './catalogue-changes.ts';

/** What is said on the channel of the catalogue to have every node build its index from nothing. */
export const REBUILD = 'rebuild';

export async function announceRebuild(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${REBUILD})`);
}
