import { and, asc, eq, sql } from 'drizzle-orm';
import { DIALECT_TITLES, type Dialect } from '#domain/feed/dialect.ts';
import type { Db } from '../../client.ts';
import { feeds } from '../../schema/feed.ts';
import type { Feed } from './find-feed.ts';

/**
 * The feed of a client in a dialect that commands import, made at its first run and restored when it was removed;
 * undefined when its name belongs to another feed.
 */
export async function ensureFeed(
  db: Db,
  client: { id: number; name: string },
  { dialect, source, now }: { dialect: Dialect; source: string; now: Date },
): Promise<Feed | undefined> {
  const find = () =>
    db
      .select()
      .from(feeds)
      .where(and(eq(feeds.clientCompanyId, client.id), eq(feeds.dialect, dialect)))
      .orderBy(sql`${feeds.removedAt} IS NOT NULL`, asc(feeds.id))
      .limit(1);
  const [known] = await find();
  if (known) {
    const hasOwnSource = known.sealedUrl !== null || known.fileId !== null;
    const [feed] = await db
      .update(feeds)
      .set({ removedAt: null, ...(hasOwnSource ? {} : { source }) })
      .where(eq(feeds.id, known.id))
      .returning();
    return feed;
  }
  await db
    .insert(feeds)
    .values({
      name: `${client.name}, ${DIALECT_TITLES[dialect]}`,
      clientCompanyId: client.id,
      dialect,
      source,
      createdAt: now,
    })
    .onConflictDoNothing();
  // Of two first runs at once the later finds what the earlier made.
  return (await find())[0];
}
