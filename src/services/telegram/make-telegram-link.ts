import type { TelegramLink } from '#contract/telegram.ts';
import { replaceTelegramLink } from '#db/queries/telegram/telegram-links.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { drawLinkCode, hashLinkCode, LINK_LIFE_MS } from './link-code.ts';

/**
 * A link that binds the chat from which it is opened, once and within 15 minutes; the caller's former link is void.
 * Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND where the installation has no bot.
 */
export async function makeTelegramLink(ctx: ServiceContext): Promise<TelegramLink> {
  const { id: userId } = requireUser(ctx);
  requirePermission(ctx, 'linkTelegramBot', 'w');
  const { name } = ctx.ports.telegram;
  if (name === null) throw new AppError('NOT_FOUND', 'Бот Telegram не подключён');
  const code = drawLinkCode((size) => ctx.ports.randomBytes(size));
  const expiresAt = new Date(ctx.now.getTime() + LINK_LIFE_MS);
  await replaceTelegramLink(ctx.db, { userId, codeSha256: hashLinkCode(code), expiresAt });
  return { url: `https://t.me/${name}?start=${code}`, expiresAt };
}
