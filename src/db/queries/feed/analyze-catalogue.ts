import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/** Tells PostgreSQL's planner what the tables hold now; by itself it notices a large import a minute late. */
export async function analyzeCatalogue(db: Db): Promise<void> {
  await db.execute(sql`ANALYZE complexes, houses, flats, feed_objects, flat_media`);
}
