import { TelegramNoticesInput } from '#contract/telegram.ts';
import { getTelegram } from '#services/telegram/get-telegram.ts';
import { makeTelegramLink } from '#services/telegram/make-telegram-link.ts';
import { setTelegramNotices } from '#services/telegram/set-telegram-notices.ts';
import { tryTelegram } from '#services/telegram/try-telegram.ts';
import { unlinkTelegram } from '#services/telegram/unlink-telegram.ts';
import { forPermitted, router } from './init.ts';

const forNotified = forPermitted('telegramNotifications', 'w');
const forLinking = forPermitted('linkTelegramBot', 'w');

/** The bot that tells brokers of applications. */
export const telegramRouter = router({
  get: forNotified.query(({ ctx }) => getTelegram(ctx.services)),
  set: forNotified.input(TelegramNoticesInput).mutation(async ({ ctx, input }) => {
    await setTelegramNotices(ctx.services, input);
    return null;
  }),
  /** Makes a link that binds a chat once, within 15 minutes. */
  link: forLinking.mutation(({ ctx }) => makeTelegramLink(ctx.services)),
  unlink: forLinking.mutation(async ({ ctx }) => {
    await unlinkTelegram(ctx.services);
    return null;
  }),
  /** Sends a trial message at once. */
  test: forNotified.mutation(({ ctx }) => tryTelegram(ctx.services)),
});
