import {
  feedWords,
  listFeedListeners,
  lockDueFeedNotices,
  settleFeedNotices,
} from '#db/queries/feed/feed-notices.ts';
import { FEED_TROUBLE_WORDS } from '#domain/feed/feed-trouble.ts';
import { russianQuotes } from '#domain/text/quotes.ts';
import type { ServiceContext } from '../context.ts';
import { type PromisedWords, sayDueWords } from '../lead/say-due-words.ts';
import { SEND_FEED_NOTICES } from './watch-feeds.ts';

type DueNotice = Awaited<ReturnType<typeof lockDueFeedNotices>>[number];

/**
 * The promised work of one person and way: tells of all feeds that are due by now in one message. A trouble that is over
 * before it was told needs no word, nor does its end. Throws while it may go out later.
 */
export function sendFeedNotices(
  ctx: ServiceContext,
  promised: PromisedWords,
  signal: AbortSignal,
): Promise<void> {
  return sayDueWords(
    ctx,
    promised,
    {
      topic: SEND_FEED_NOTICES,
      leases: feedWords,
      lock: ({ db, now }, { userId, channel }) => lockDueFeedNotices(db, userId, channel, now),
      compose,
      settle: ({ db, now }, _channel, { told }, wasTaken) =>
        settleFeedNotices(
          db,
          told.map(({ id }) => id),
          wasTaken ? { sentAt: now } : { refusedAt: now },
        ),
    },
    signal,
  );
}

async function compose(ctx: ServiceContext, { userId, channel }: PromisedWords, due: readonly DueNotice[]) {
  const [listener] = await listFeedListeners(ctx.db, userId);
  const way = listener && (channel === 'telegram' ? listener.chatId : listener.choice.email);
  const told = due.filter(({ isOver, isPast, hasHeard }) => (isOver ? hasHeard : !isPast));
  return way && told.length > 0 ? { told, way, text: textOf(ctx, told) } : undefined;
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
