import { findApplication } from '#db/queries/application/applications.ts';
import { listAssignees } from '#db/queries/application/brokers.ts';
import { findTelegramChat } from '#db/queries/telegram/telegram-chats.ts';
import { APPLICATION_STATUS_LABELS } from '#domain/application/application-status.ts';
import { failError } from '#integrations/fail-error.ts';
import type { ServiceContext } from '../context.ts';
import { sendToChat } from '../telegram/send-to-chat.ts';
import { type PromisedNotice, promiseNotices } from './promise-notices.ts';

/**
 * The promised work of one notice: tells a broker of an application by its number, for messages lie with others. What
 * is gone meanwhile, chat or application, needs no word; of somebody who is a broker no more, those hear it who lead the
 * application now. Throws while it may go out later, so that it is tried again.
 */
export async function sendNotice(
  ctx: ServiceContext,
  { userId, applicationId, notice, status }: PromisedNotice,
  signal: AbortSignal,
): Promise<void> {
  const chat = await findTelegramChat(ctx.db, userId);
  const application = await findApplication(ctx.db, applicationId);
  if (!application) return;
  if (!(await listAssignees(ctx.db, [userId])).has(userId)) {
    return promiseNotices(ctx, ctx.db, { ...application, status }, notice);
  }
  if (!chat) return;
  const what =
    notice === 'newApplications'
      ? `Новая заявка № ${applicationId}, «${application.brandName}»`
      : `Заявка № ${applicationId}, «${application.brandName}»: ${APPLICATION_STATUS_LABELS[status]}`;
  const text = `${what}\n${ctx.settings.publicUrl}/account/broker/others-mortgage-applications/${applicationId}`;
  const fail = await sendToChat(ctx, { chatId: chat.chatId, text }, signal);
  if (fail?.retryable) throw failError(fail);
}
