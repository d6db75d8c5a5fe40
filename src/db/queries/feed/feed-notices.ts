import { and, arrayOverlaps, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GROUPS, type Group } from '#domain/access/groups.ts';
import { permissionsOf } from '#domain/access/permissions.ts';
import { DEFAULT_FEED_NOTICES, type FeedNoticeChoice } from '#domain/feed/feed-notice-choice.ts';
import type { NoticeChannel } from '#domain/lead/notice-choice.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { companies } from '../../schema/company.ts';
import { feeds } from '../../schema/feed.ts';
import { feedNoticeChoices, feedNotices, feedTroubles } from '../../schema/feed-trouble.ts';
import { telegramChats } from '../../schema/telegram.ts';
import { users } from '../../schema/user.ts';
import { wordLeases } from '../lead/word-leases.ts';
import { WORKER_NAME } from '../lead/worker-name.ts';

/** Words about feeds, leased to whoever says them. */
export const feedWords = wordLeases(feedNotices);

const CHOICE = {
  telegram: feedNoticeChoices.telegram,
  email: feedNoticeChoices.email,
  kinds: feedNoticeChoices.kinds,
  feedIds: feedNoticeChoices.feedIds,
  quietFrom: feedNoticeChoices.quietFrom,
  quietTo: feedNoticeChoices.quietTo,
};

/** Finds what a person chose to hear of feeds. */
export async function findFeedNoticeChoice(db: Db, userId: number): Promise<FeedNoticeChoice> {
  const [row] = await db.select(CHOICE).from(feedNoticeChoices).where(eq(feedNoticeChoices.userId, userId));
  return row ?? DEFAULT_FEED_NOTICES;
}

export async function saveFeedNoticeChoice(db: Db, userId: number, choice: FeedNoticeChoice): Promise<void> {
  const values = { ...choice, kinds: [...choice.kinds], feedIds: [...choice.feedIds] };
  await db
    .insert(feedNoticeChoices)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: feedNoticeChoices.userId, set: values });
}

/** The names of feeds, of removed ones as well: they may be restored. */
export function listNamedFeeds(db: Db, ids: readonly number[]): Promise<NamedId[]> {
  return db
    .select({ id: feeds.id, name: feeds.name })
    .from(feeds)
    .where(inArray(feeds.id, [...ids]))
    .orderBy(asc(feeds.name), asc(feeds.id));
}

/** Feeds that are there whose name or developer holds the text, by name. */
export function findNamedFeeds(db: Db, text: string, limit: number): Promise<NamedId[]> {
  return db
    .select({ id: feeds.id, name: feeds.name })
    .from(feeds)
    .innerJoin(companies, eq(companies.id, feeds.clientCompanyId))
    .where(and(isNull(feeds.removedAt), holdsText(text, feeds.name, companies.name)))
    .orderBy(asc(feeds.name), asc(feeds.id))
    .limit(limit);
}

/** Somebody who may see feeds. */
export interface FeedListener {
  userId: number;
  name: string;
  choice: FeedNoticeChoice;
  /** The chat of the bot; null for none. */
  chatId: string | null;
}

const READERS: Group[] = GROUPS.filter((group) => permissionsOf([group]).uploadFeeds?.includes('r'));

/** The people who see feeds, the longest known first. */
export async function listFeedListeners(db: Db, userId?: number): Promise<FeedListener[]> {
  const rows = await db
    .select({
      userId: users.id,
      name: sql<string>`${WORKER_NAME}`,
      choice: CHOICE,
      chatId: telegramChats.chatId,
    })
    .from(users)
    .leftJoin(feedNoticeChoices, eq(feedNoticeChoices.userId, users.id))
    .leftJoin(telegramChats, eq(telegramChats.userId, users.id))
    .where(
      and(
        isNull(users.blockedAt),
        arrayOverlaps(users.groups, READERS),
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .orderBy(asc(users.id));
  return rows.map((row) => ({ ...row, choice: row.choice?.kinds ? row.choice : DEFAULT_FEED_NOTICES }));
}

/** Keeps that people are to be told, and gives whom and how; who was told, or is to be, is left out. */
export async function insertFeedNotices(
  tx: Db,
  notices: Pick<typeof feedNotices.$inferInsert, 'troubleId' | 'userId' | 'channel' | 'isOver' | 'dueAt'>[],
): Promise<{ userId: number; channel: NoticeChannel; dueAt: Date }[]> {
  if (notices.length === 0) return [];
  const { userId, channel, dueAt } = feedNotices;
  return tx.insert(feedNotices).values(notices).onConflictDoNothing().returning({ userId, channel, dueAt });
}

/** To whom and how it was said, or is to be, that these troubles had begun. */
export function listBeginnings(tx: Db, troubleIds: readonly number[]) {
  const { troubleId, userId, channel } = feedNotices;
  return tx
    .select({ troubleId, userId, channel })
    .from(feedNotices)
    .where(
      and(inArray(troubleId, [...troubleIds]), eq(feedNotices.isOver, false), isNull(feedNotices.refusedAt)),
    );
}

/**
 * Holds the words due to a person by one way until the transaction ends, those that somebody else is saying among
 * them.
 */
export function lockDueFeedNotices(tx: Db, userId: number, channel: NoticeChannel, now: Date) {
  const beginning = alias(feedNotices, 'beginning');
  return tx
    .select({
      id: feedNotices.id,
      isOver: feedNotices.isOver,
      leasedUntil: feedNotices.leasedUntil,
      kind: feedTroubles.kind,
      isPast: isNotNull(feedTroubles.endedAt).mapWith(Boolean),
      feedId: feeds.id,
      feedName: feeds.name,
      /** Whether the person has heard that all was not well, or is hearing it. */
      hasHeard:
        sql`(SELECT sent_at IS NOT NULL OR leased_until > ${now.toISOString()}::timestamptz FROM ${feedNotices} AS ${beginning}
        WHERE ${beginning.troubleId} = ${feedNotices.troubleId} AND ${beginning.userId} = ${feedNotices.userId}
          AND ${beginning.channel} = ${feedNotices.channel} AND NOT ${beginning.isOver})`.mapWith(Boolean),
    })
    .from(feedNotices)
    .innerJoin(feedTroubles, eq(feedTroubles.id, feedNotices.troubleId))
    .innerJoin(feeds, eq(feeds.id, feedTroubles.feedId))
    .where(
      and(
        eq(feedNotices.userId, userId),
        eq(feedNotices.channel, channel),
        isNull(feedNotices.sentAt),
        isNull(feedNotices.refusedAt),
        lte(feedNotices.dueAt, now),
      ),
    )
    .orderBy(asc(feedNotices.troubleId))
    .for('update', { of: feedNotices });
}

/** Writes down that words were said, or that the other side does not take them. */
export async function settleFeedNotices(
  db: Db,
  ids: readonly number[],
  how: { sentAt: Date } | { refusedAt: Date },
): Promise<void> {
  await db
    .update(feedNotices)
    .set({ leasedUntil: null, ...how })
    .where(inArray(feedNotices.id, [...ids]));
}
