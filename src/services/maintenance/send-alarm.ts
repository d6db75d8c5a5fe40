import { z } from 'zod';
import { failError } from '#integrations/fail-error.ts';
import type { Fail } from '#integrations/result.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { sendToChat } from '../telegram/send-to-chat.ts';

const DEADLINE_MS = 30_000;

const Alarm = z.object({
  target: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('telegram'), chatId: z.string() }),
    // The place in ALERT_EMAILS: an address is personal and stays out of the outbox.
    z.object({ kind: z.literal('email'), index: z.number().int().min(0) }),
  ]),
  name: z.string(),
  words: z.string(),
});

/** Tells one of the people on duty of a fault, or that it is over. */
export const SEND_ALARM = defineTopic('send-alarm', Alarm);

/** The promised work of one message. Throws while it may go out later, so that it is tried again. */
export async function sendAlarm(
  ctx: ServiceContext,
  { id, payload: { target, name, words } }: { id: string; payload: z.infer<typeof Alarm> },
  signal: AbortSignal,
): Promise<void> {
  const site = ctx.settings.publicUrl;
  const text = `${words}.\n${site}/admin/integrations`;
  if (target.kind === 'telegram')
    return failUnlessSent(await sendToChat(ctx, { chatId: target.chatId, text }, signal));
  const to = ctx.settings.alertEmails[target.index];
  if (to === undefined) return;
  const subject = `${new URL(site).host}: ${words.split(/[.:]/, 1)[0]}`;
  const message = { to, subject, text, dedupeKey: `${id}/${name}` };
  const call = { signal, deadlineMs: DEADLINE_MS, requestId: ctx.requestId };
  const sent = await ctx.ports.email.send(message, call);
  failUnlessSent(sent.ok ? null : sent);
}

function failUnlessSent(fail: Fail | null): void {
  if (fail?.retryable) throw failError(fail);
}
