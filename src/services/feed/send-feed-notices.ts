import { inTransaction } from '#db/client.ts';
import {
  deleteFeedNotices,
  leaseFeedNotices,
  listFeedListeners,
  lockDueFeedNotices,
  releaseFeedNotices,
  settleFeedNotices,
} from '#db/queries/feed/feed-notices.ts';
import { FEED_TROUBLE_WORDS } from '#domain/feed/feed-trouble.ts';
import { russianQuotes } from '#domain/text/quotes.ts';
import { failError } from '#integrations/fail-error.ts';
import type { ServiceContext } from '../context.ts';
import { tellPerson } from '../lead/tell-person.ts';
import { type PromisedFeedNotices, SEND_FEED_NOTICES } from './watch-feeds.ts';

type DueNotice = Awaited<ReturnType<typeof lockDueFeedNotices>>[number];

/** Longer than any try takes: whoever holds words then is gone. */
const LEASE_MS = 120_000;

/**
 * The promised work of one person and way: tells of all feeds that are due by now in one message. A trouble that is over
 * before it was told needs no word, nor does its end. No row is held while a vendor thinks: words are taken for a while,
 * and who finds them taken looks again when that is over. Throws while it may go out later.
 */
export async function sendFeedNotices(
  ctx: ServiceContext,
  promised: PromisedFeedNotices,
  signal: AbortSignal,
): Promise<void> {
  const until = new Date(ctx.now.getTime() + LEASE_MS);
  const message = await inTransaction(ctx.db, (tx) => takeDueNotices({ ...ctx, db: tx }, promised, until));
  if (!message) return;
  const { ids, way, text } = message;
  const dedupeKey = `feed-notices/${ids.join('-')}`;
  const fail = await tellPerson(ctx, { channel: promised.channel, way, text, dedupeKey }, signal);
  if (fail?.retryable) {
    await releaseFeedNotices(ctx.db, ids, until);
    throw failError(fail);
  }
  await settleFeedNotices(ctx.db, ids, fail ? { refusedAt: ctx.now } : { sentAt: ctx.now });
}

/** Takes what is to be said to a person by now; undefined for nothing. What need not be said is dropped. */
async function takeDueNotices(ctx: ServiceContext, { userId, channel }: PromisedFeedNotices, until: Date) {
  const { db: tx, now } = ctx;
  const all = await lockDueFeedNotices(tx, userId, channel, now);
  const due = all.filter(({ leasedUntil }) => leasedUntil === null || leasedUntil <= now);
  const endsAt = all.filter((one) => !due.includes(one)).map(({ leasedUntil }) => leasedUntil!.getTime());
  if (endsAt.length > 0) {
    const dueAt = new Date(Math.max(...endsAt));
    const key = `${userId} ${channel} ${dueAt.getTime()}`;
    await SEND_FEED_NOTICES.promise(tx, { userId, channel }, { now, dueAt, key });
  }
  const [listener] = await listFeedListeners(tx, userId);
  const way = listener && (channel === 'telegram' ? listener.chatId : listener.choice.email);
  const told = way ? due.filter(({ isOver, isPast, hasHeard }) => (isOver ? hasHeard : !isPast)) : [];
  const ids = told.map(({ id }) => id);
  await deleteFeedNotices(
    tx,
    due.map(({ id }) => id).filter((id) => !ids.includes(id)),
  );
  if (!way || told.length === 0) return undefined;
  await leaseFeedNotices(tx, ids, until);
  return { ids, way, text: textOf(ctx, told) };
}

/** More feeds than this are counted, and the console lists them. */
const MOST_LISTED = 20;

function textOf({ settings }: ServiceContext, told: readonly DueNotice[]): string {
  const feeds = Map.groupBy(told, ({ feedId }) => feedId);
  const lines = [...feeds.values()].map(lineOf);
  const console = `${settings.publicUrl}/admin/feed`;
  if (lines.length === 1) return `${lines[0]}\n${console}/${told[0]!.feedId}`;
  const rest = lines.length > MOST_LISTED ? [`…и ещё ${lines.length - MOST_LISTED}`] : [];
  return [`Новости о фидах: ${lines.length}`, ...lines.slice(0, MOST_LISTED), ...rest, console].join('\n');
}

/** All that is told of one feed; a trouble that has begun outweighs one that was over before. */
function lineOf(told: readonly DueNotice[]): string {
  const words = told.filter(({ isOver }) => !isOver).map(({ kind }) => FEED_TROUBLE_WORDS[kind]);
  const feed = russianQuotes(`Фид «${told[0]!.feedName}»`);
  return words.length > 0 ? `${feed}: ${words.join('; ')}` : `${feed} снова в порядке`;
}
