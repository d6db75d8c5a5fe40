import type { ApplicationStatusInput } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import { lockApplication, moveApplication } from '#db/queries/application/applications.ts';
import { can } from '#domain/access/can.ts';
import { judgeStatusMove, type StatusRefusal } from '#domain/application/judge-status-move.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { noApplication } from './no-application.ts';
import { promiseNotices } from './promise-notices.ts';
import { seenStatuses } from './seen-statuses.ts';

/**
 * Brings somebody else's application to another status, writes down who did it and promises to tell its broker.
 * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when it stands where the caller did not expect it or already
 * where it should come; INVALID for more than a step.
 */
export async function setApplicationStatus(
  ctx: ServiceContext,
  { id, status: to, expectedStatus, comment }: ApplicationStatusInput,
): Promise<void> {
  requirePermission(ctx, 'applicationStatus', 'w');
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row || !seenStatuses(ctx).includes(row.status)) throw noApplication();
    if (row.userId === userId) throw new AppError('FORBIDDEN', 'Статус своей заявки меняет другой брокер');
    const from = row.status;
    if (expectedStatus !== undefined && expectedStatus !== from) throw refused('changed');
    const refusal = judgeStatusMove(from, to, can(ctx.actor, 'applicationStepBack', 'w').allowed);
    if (refusal) throw refused(refusal);
    await moveApplication(tx, { id, from, to, at: ctx.now, userId, comment: comment || null });
    await promiseNotices(ctx, tx, { ...row, status: to }, 'statusChanges');
  });
}

const REFUSALS: Record<StatusRefusal | 'changed', ['CONFLICT' | 'INVALID', string]> = {
  changed: ['CONFLICT', 'Статус заявки уже изменился'],
  same: ['CONFLICT', 'Заявка уже в этом статусе'],
  'not-a-step': ['INVALID', 'Так статус изменить нельзя: только на один шаг'],
};

function refused(reason: keyof typeof REFUSALS): AppError {
  const [code, message] = REFUSALS[reason];
  return new AppError(code, message, { details: { reason } });
}
