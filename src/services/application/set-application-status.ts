import type { ApplicationStatusInput } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import { moveApplication } from '#db/queries/application/applications.ts';
import { can } from '#domain/access/can.ts';
import { judgeStatusMove, type StatusRefusal } from '#domain/application/judge-status-move.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { getLedApplication } from './get-led-application.ts';
import { promiseNotices } from './promise-notices.ts';

/**
 * Brings somebody else's application to another status, writes down who did it and promises to tell its broker.
 * Errors: as `getLedApplication`; CONFLICT when it stands where the caller did not expect it or already where it should
 * come; INVALID for more than a step.
 */
export async function setApplicationStatus(
  ctx: ServiceContext,
  { id, status: to, expectedStatus, comment }: ApplicationStatusInput,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { row, callerId } = await getLedApplication(ctx, tx, id);
    const from = row.status;
    if (expectedStatus !== undefined && expectedStatus !== from) throw refused('changed');
    const refusal = judgeStatusMove(from, to, can(ctx.actor, 'applicationStepBack', 'w').allowed);
    if (refusal) throw refused(refusal);
    await moveApplication(tx, { id, from, to, at: ctx.now, userId: callerId, comment: comment || null });
    const { brokerPhone, assigneeId } = row;
    await promiseNotices(ctx, tx, { id, brokerPhone, assigneeId, status: to }, 'statusChanges');
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
