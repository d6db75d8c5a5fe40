import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { findTelegramChat, listTelegramUsersOf } from '#db/queries/telegram/telegram-chats.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { sendToChat } from './send-to-chat.ts';

const SmsAlarm = z.object({ userId: z.number(), sent: z.number(), budget: z.number() });
type SmsAlarm = z.infer<typeof SmsAlarm>;

/** Tells a superadmin that the day's budget of text messages runs out. */
export const SEND_SMS_ALARM = defineTopic('send-sms-alarm', SmsAlarm);

/** Promises an alarm to every superadmin whom the bot knows, once a day for each number of sent messages. */
export async function promiseSmsAlarm(
  db: Db,
  now: Date,
  spent: Pick<SmsAlarm, 'sent' | 'budget'>,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  for (const userId of await listTelegramUsersOf(db, 'SUPERADMIN')) {
    await SEND_SMS_ALARM.promise(db, { userId, ...spent }, { now, key: `${day}/${spent.sent}/${userId}` });
  }
}

/** The promised work of one alarm. Throws while it may go out later, so that it is tried again. */
export async function sendSmsAlarm(
  ctx: ServiceContext,
  { userId, sent, budget }: SmsAlarm,
  signal: AbortSignal,
): Promise<void> {
  const chat = await findTelegramChat(ctx.db, userId);
  if (!chat) return;
  const rest =
    sent < budget
      ? `Осталось ${budget - sent}.`
      : 'Войти по коду никто не сможет, пока не начнутся новые сутки или не вырастет SMS_DAILY_BUDGET.';
  const text = `SMS за сутки: ${sent} из ${budget}. ${rest} Если столько людей не входило, коды просит программа.`;
  const fail = await sendToChat(ctx, { chatId: chat.chatId, text }, signal);
  if (fail?.retryable) throw new Error(`${fail.kind} ${fail.providerCode ?? ''}`.trim());
}
