import { and, asc, eq, isNotNull, isNull, max, ne, or, type SQL, sql } from 'drizzle-orm';
import { DIALECT_TITLES, type Dialect } from '#domain/feed/dialect.ts';
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

const FEED_LOCKS = 7_301_020;

/** Takes the feed for this transaction; false when another run holds it. */
export async function lockFeed(tx: Db, feedId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT pg_try_advisory_xact_lock(${FEED_LOCKS}, ${feedId}) AS taken`);
  return rows[0]!.taken as boolean;
}

const canRun = and(
  feeds.enabled,
  isNull(feeds.removedAt),
  isNull(feeds.haltedAt),
  or(isNotNull(feeds.sealedUrl), isNotNull(feeds.fileId)),
);

/** Feeds a run of which can be asked for: switched on, with an address or a file. */
export function listRunnableFeeds(tx: Db): Promise<{ id: number; queuedAt: Date | null }[]> {
  return tx
    .select({ id: feeds.id, queuedAt: feeds.queuedAt })
    .from(feeds)
    .where(canRun)
    .orderBy(asc(feeds.id))
    .for('update');
}

export function countRunnableFeeds(db: Db): Promise<number> {
  return db.$count(feeds, canRun);
}

/** Feeds whose time has come, each marked as asked for and given its next time; one already waiting is left alone. */
export async function takeDueFeeds(tx: Db, now: Date): Promise<number[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    UPDATE feeds SET queued_at = ${moment},
      next_run_at = greatest(next_run_at, ${moment} - every_hours * interval '1 hour') + every_hours * interval '1 hour'
    WHERE enabled AND removed_at IS NULL AND halted_at IS NULL AND queued_at IS NULL AND every_hours IS NOT NULL AND next_run_at <= ${moment}
    RETURNING id`);
  return rows.map((row: Record<string, unknown>) => row.id as number);
}

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

/** The last successful run of the feeds of each dialect. */
export async function listFeedSuccesses(db: Db): Promise<{ dialect: Dialect; at: Date }[]> {
  const rows = await db
    .select({ dialect: feeds.dialect, at: max(feeds.confirmedAt) })
    .from(feeds)
    .where(and(isNotNull(feeds.dialect), isNotNull(feeds.confirmedAt), isNull(feeds.removedAt)))
    .groupBy(feeds.dialect);
  return rows.map(({ dialect, at }) => ({ dialect: dialect!, at: at! }));
}

/** Counts feeds of the timetable that were not read for two of their periods. */
export function countOverdueFeeds(db: Db, now: Date): Promise<number> {
  return db.$count(feeds, and(feeds.enabled, isNull(feeds.removedAt), isOverdue(now)));
}

/** Whether a feed of the timetable was not read for two of its periods. */
export function isOverdue(now: Date): SQL {
  const since = sql`greatest(${feeds.createdAt}, ${feeds.confirmedAt})`;
  return sql`(${feeds.everyHours} IS NOT NULL AND ${since} < ${now.toISOString()}::timestamptz - 2 * ${feeds.everyHours} * interval '1 hour')`;
}
