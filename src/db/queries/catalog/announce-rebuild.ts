import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { CATALOGUE_CHANNEL } from './catalogue-changes.ts';

/** This message on the catalogue's channel makes every node build its index from nothing. */
export const REBUILD = 'rebuild';

export async function announceRebuild(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${REBUILD})`);
}
