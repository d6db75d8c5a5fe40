import { z } from 'zod';
import { inTransaction } from '#db/client.ts';
import type { WordLeases } from '#db/queries/lead/word-leases.ts';
import type { NoticeChannel } from '#domain/lead/notice-choice.ts';
import { failError } from '#integrations/fail-error.ts';
import type { ServiceContext } from '../context.ts';
import type { Topic } from '../job/define-topic.ts';
import { tellPerson } from './tell-person.ts';

/** One person and one way to say something to them. */
export const PromisedWords = z.object({ userId: z.number(), channel: z.enum(['telegram', 'email']) });
export type PromisedWords = z.infer<typeof PromisedWords>;

interface DueWord {
  id: number;
  leasedUntil: Date | null;
}

interface Message<Word> {
  /** The words that the text says; others that are due need not be said. */
  told: readonly Word[];
  /** The chat or the address. */
  way: string;
  text: string;
}

/** Words of one kind: where they lie, what they say, and what is left of them when they were said. */
interface Words<Word extends DueWord, Said extends Message<Word>> {
  topic: Topic<PromisedWords>;
  leases: WordLeases;
  /** Holds the words due to a person until the transaction ends, those that somebody else is saying among them. */
  lock: (ctx: ServiceContext, promised: PromisedWords) => Promise<Word[]>;
  /** Puts what is due into one message; undefined when nothing is to be said. */
  compose: (ctx: ServiceContext, promised: PromisedWords, due: readonly Word[]) => Promise<Said | undefined>;
  /** Writes down that a message was said, or that the other side does not take it. */
  settle: (ctx: ServiceContext, channel: NoticeChannel, said: Said, wasTaken: boolean) => Promise<void>;
}

/** Longer than any try takes: whoever holds words then is gone. */
const LEASE_MS = 120_000;

/**
 * Says to one person by one way all that is due to them in one message. No row is held while a vendor thinks: words are
 * taken for a while, and who finds them taken looks again when that is over. Throws while it may go out later.
 */
export async function sayDueWords<Word extends DueWord, Said extends Message<Word>>(
  ctx: ServiceContext,
  promised: PromisedWords,
  words: Words<Word, Said>,
  signal: AbortSignal,
): Promise<void> {
  const until = new Date(ctx.now.getTime() + LEASE_MS);
  const message = await inTransaction(ctx.db, (tx) =>
    takeDueWords({ ...ctx, db: tx }, promised, words, until),
  );
  if (!message) return;
  const { channel } = promised;
  const ids = message.told.map(({ id }) => id);
  const dedupeKey = `${words.topic.name}/${ids.join('-')}`;
  const fail = await tellPerson(ctx, { channel, way: message.way, text: message.text, dedupeKey }, signal);
  if (fail?.retryable) {
    await words.leases.giveBack(ctx.db, ids, until);
    throw failError(fail);
  }
  await words.settle(ctx, channel, message, fail === null);
}

/** Takes what is to be said by now; undefined for nothing. What need not be said is dropped. */
async function takeDueWords<Word extends DueWord, Said extends Message<Word>>(
  ctx: ServiceContext,
  promised: PromisedWords,
  { topic, leases, lock, compose }: Words<Word, Said>,
  until: Date,
): Promise<Said | undefined> {
  const { db: tx, now } = ctx;
  const all = await lock(ctx, promised);
  const due = all.filter(({ leasedUntil }) => leasedUntil === null || leasedUntil <= now);
  const endsAt = all.filter((one) => !due.includes(one)).map(({ leasedUntil }) => leasedUntil!.getTime());
  if (endsAt.length > 0) {
    const dueAt = new Date(Math.max(...endsAt));
    const key = `${promised.userId} ${promised.channel} ${dueAt.getTime()}`;
    await topic.promise(tx, promised, { now, dueAt, key });
  }
  const message = await compose(ctx, promised, due);
  const ids = (message?.told ?? []).map(({ id }) => id);
  const dropped = due.map(({ id }) => id).filter((id) => !ids.includes(id));
  await leases.drop(tx, dropped);
  if (message) await leases.take(tx, ids, until);
  return message;
}
