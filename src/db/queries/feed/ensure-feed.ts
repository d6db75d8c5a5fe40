import { and, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { feeds } from '../../schema/feed.ts';

type Feed = typeof feeds.$inferSelect;

/** The feed of a client in a dialect, made at its first run. */
export async function ensureFeed(
  db: Db,
  {
    clientCompanyId,
    dialect,
    source,
    now,
  }: Pick<Feed, 'clientCompanyId' | 'dialect' | 'source'> & { now: Date },
): Promise<Feed> {
  await db
    .insert(feeds)
    .values({ clientCompanyId, dialect, source, createdAt: now })
    .onConflictDoUpdate({ target: [feeds.clientCompanyId, feeds.dialect], set: { source } });
  const [feed] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.clientCompanyId, clientCompanyId), eq(feeds.dialect, dialect)));
  return feed!;
}
