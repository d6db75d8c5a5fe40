import type { TelegramNoticesInput } from '#contract/telegram.ts';
import { saveTelegramNotices } from '#db/queries/telegram/telegram-notices.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';

/** Saves which notices the caller wants; those not named stay. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function setTelegramNotices(ctx: ServiceContext, input: TelegramNoticesInput): Promise<void> {
  const { id } = requireUser(ctx);
  requirePermission(ctx, 'telegramNotifications', 'w');
  await saveTelegramNotices(ctx.db, id, input);
}
