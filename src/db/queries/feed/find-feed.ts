import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';
import { feeds } from '../../schema/feed.ts';

export type Feed = typeof feeds.$inferSelect;

/** A feed with its client, removed or not. */
export async function findFeed(db: Db, id: number): Promise<{ feed: Feed; client: string } | undefined> {
  const [row] = await db
    .select({ feed: feeds, client: companies.name })
    .from(feeds)
    .innerJoin(companies, eq(companies.id, feeds.clientCompanyId))
    .where(eq(feeds.id, id));
  return row;
}

/** Finds a feed and locks it until the transaction ends. */
export async function findFeedForUpdate(tx: Db, id: number): Promise<Feed | undefined> {
  const [feed] = await tx.select().from(feeds).where(eq(feeds.id, id)).for('update');
  return feed;
}
