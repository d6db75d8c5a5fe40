import type { NoticeChannel } from '#domain/lead/notice-choice.ts';
import type { Fail } from '#integrations/result.ts';
import type { ServiceContext } from '../context.ts';
import { sendToChat } from '../telegram/send-to-chat.ts';

const DEADLINE_MS = 30_000;

interface Told {
  channel: NoticeChannel;
  /** The chat or the address. */
  way: string;
  /** The first line of a letter is its subject as well. */
  text: string;
  dedupeKey: string;
}

/** Says something to a person who works here, by the way they chose. Null when it went out. */
export async function tellPerson(
  ctx: ServiceContext,
  { channel, way, text, dedupeKey }: Told,
  signal: AbortSignal,
): Promise<Fail | null> {
  if (channel === 'telegram') return sendToChat(ctx, { chatId: way, text }, signal);
  const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
  const [subject = ''] = text.split('\n', 1);
  const sent = await ctx.ports.email.send({ to: way, subject, text, dedupeKey }, call);
  return sent.ok ? null : sent;
}
