import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { DIALECT_TITLES, type Dialect } from '#domain/feed/dialect.ts';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';
import { feeds } from '../../schema/feed.ts';
import type { Feed } from './find-feed.ts';

/**
 * Finds the feed of a client in a dialect for a command, making it at the first run and restoring it when it was
 * removed; undefined when its name belongs to another feed.
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
  // When two first runs start at once, the later one finds the row of the earlier.
  return (await find())[0];
}

/**
 * Finds the feed of a command's run before the file is read: the client's one in the dialect, else the one that last
 * came from this source, else the only one. Undefined when there is none or no way to choose.
 */
export async function findExpectedFeed(
  db: Db,
  { clientName, dialect, source }: { clientName: string; dialect: Dialect | null; source: string },
): Promise<number | undefined> {
  const kept = await db
    .select({ id: feeds.id, dialect: feeds.dialect, source: feeds.source })
    .from(feeds)
    .innerJoin(companies, eq(companies.id, feeds.clientCompanyId))
    .where(
      and(
        eq(companies.type, 'DEVELOPER'),
        eq(sql`lower(${companies.name})`, clientName.toLowerCase()),
        isNull(feeds.removedAt),
      ),
    )
    .orderBy(asc(feeds.id));
  if (dialect !== null) return kept.find((feed) => feed.dialect === dialect)?.id;
  return (kept.find((feed) => feed.source === source) ?? (kept.length === 1 ? kept[0] : undefined))?.id;
}
