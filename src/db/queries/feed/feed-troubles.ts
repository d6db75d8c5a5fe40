import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { FeedTrouble } from '#domain/feed/feed-trouble.ts';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { feedNotices, feedTroubles } from '../../schema/feed-trouble.ts';
import { users } from '../../schema/user.ts';
import { WORKER_NAME } from '../lead/worker-name.ts';
import { isOverdue } from './feeds.ts';
import { LIVE_RUNS } from './runs.ts';

export type FeedTroubleRow = typeof feedTroubles.$inferSelect;

/** A run that has begun holds its lock within seconds; one that does not hold it for so long has died. */
const LOCKED_WITHIN = sql`interval '5 minutes'`;

/** Troubles of the feeds that are to be read, as they stand now. */
export async function findFeedTroubles(db: Db, now: Date): Promise<{ feedId: number; kind: FeedTrouble }[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    WITH live AS MATERIALIZED (SELECT id FROM ${LIVE_RUNS} held)
    SELECT feeds.id AS "feedId", trouble.kind
    FROM feeds
    LEFT JOIN LATERAL (
      SELECT status FROM feed_runs WHERE feed_id = feeds.id AND (status <> 'running'
        OR started_at < ${moment} - ${LOCKED_WITHIN} AND id NOT IN (SELECT id FROM live))
      ORDER BY id DESC LIMIT 1
    ) last ON true
    CROSS JOIN LATERAL (VALUES
      ('failed', last.status IN ('failed', 'running')),
      ('held', EXISTS (SELECT FROM feed_objects object
        WHERE object.feed_id = feeds.id AND object.kind = 'flat' AND object.missing_since IS NOT NULL AND object.withdrawn_at IS NULL)),
      ('overdue', ${isOverdue(now)})
    ) trouble(kind, is_here)
    WHERE feeds.enabled AND feeds.removed_at IS NULL AND feeds.halted_at IS NULL AND trouble.is_here
    ORDER BY feeds.id`);
  return rows as unknown as { feedId: number; kind: FeedTrouble }[];
}

/** Keeps troubles that were not there before, and gives those alone. Nodes that look at once wait for one another. */
export async function beginFeedTroubles(
  tx: Db,
  seen: readonly { feedId: number; kind: FeedTrouble }[],
  now: Date,
): Promise<FeedTroubleRow[]> {
  if (seen.length === 0) return [];
  return tx
    .insert(feedTroubles)
    .values(seen.map((trouble) => ({ ...trouble, beganAt: now })))
    .onConflictDoNothing()
    .returning();
}

/** Ends the troubles that are not seen any more. */
export async function endFeedTroubles(
  tx: Db,
  seen: readonly { feedId: number; kind: FeedTrouble }[],
  now: Date,
): Promise<void> {
  const isSeen = sql`(${feedTroubles.feedId}, ${feedTroubles.kind}) IN (
    SELECT "feedId", kind FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS seen("feedId" int, kind text))`;
  await tx
    .update(feedTroubles)
    .set({ endedAt: now })
    .where(and(isNull(feedTroubles.endedAt), sql`NOT ${isSeen}`));
}

/**
 * Notes of feeds whose last trouble has ended that they are well, and gives what they had since they last were; a feed
 * that nobody reads any more is told apart.
 */
export async function settleFeedTroubles(tx: Db, now: Date): Promise<{ id: number; isRead: boolean }[]> {
  const { rows } = await tx.execute(sql`
    UPDATE feed_troubles SET well_at = ${now.toISOString()}::timestamptz
    FROM feeds
    WHERE feeds.id = feed_troubles.feed_id AND well_at IS NULL AND NOT EXISTS (
      SELECT FROM feed_troubles other WHERE other.feed_id = feeds.id AND other.ended_at IS NULL)
    RETURNING feed_troubles.id, feeds.enabled AND feeds.removed_at IS NULL AND feeds.halted_at IS NULL AS "isRead"`);
  return rows as unknown as { id: number; isRead: boolean }[];
}

/** The newest troubles of a feed, with who was told of each, how and when, or is to be. */
export async function listFeedTroubles(db: Db, feedId: number, limit: number) {
  const troubles = await db
    .select()
    .from(feedTroubles)
    .where(eq(feedTroubles.feedId, feedId))
    .orderBy(desc(feedTroubles.beganAt), desc(feedTroubles.id))
    .limit(limit);
  const told = await db
    .select({
      troubleId: feedNotices.troubleId,
      name: sql<string>`${WORKER_NAME}`,
      channel: feedNotices.channel,
      isOver: feedNotices.isOver,
      dueAt: feedNotices.dueAt,
      sentAt: feedNotices.sentAt,
      refusedAt: feedNotices.refusedAt,
    })
    .from(feedNotices)
    .innerJoin(users, eq(users.id, feedNotices.userId))
    .where(
      inArray(
        feedNotices.troubleId,
        troubles.map(({ id }) => id),
      ),
    )
    .orderBy(feedNotices.isOver, feedNotices.userId, feedNotices.channel);
  return troubles.map((trouble) => ({
    ...trouble,
    told: told.filter(({ troubleId }) => troubleId === trouble.id),
  }));
}

/** Forgets up to `limit` troubles that were over before the moment, with who was told of them; returns how many. */
export function deleteOldTroubles(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, feedTroubles, lt(feedTroubles.wellAt, before), limit);
}
