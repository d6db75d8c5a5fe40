import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { feeds } from '../../schema/feed.ts';
import type { Feed } from './find-feed.ts';

export type NewFeed = typeof feeds.$inferInsert;

/** Tells whether another feed has the name, ignoring case; the name of a removed feed is free. */
export async function isFeedNameTaken(db: Db, name: string, exceptId: number | null): Promise<boolean> {
  const rows = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(
      and(
        eq(sql`lower(${feeds.name})`, sql`lower(${name})`),
        isNull(feeds.removedAt),
        exceptId === null ? undefined : ne(feeds.id, exceptId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Undefined when a feed of that name came first. */
export async function insertFeed(db: Db, values: NewFeed): Promise<Feed | undefined> {
  const [feed] = await db.insert(feeds).values(values).onConflictDoNothing().returning();
  return feed;
}

export async function updateFeed(db: Db, id: number, values: Partial<NewFeed>): Promise<Feed> {
  const [feed] = await db.update(feeds).set(values).where(eq(feeds.id, id)).returning();
  return feed!;
}
