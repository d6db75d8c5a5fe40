import type { Db } from '#db/client.ts';
import { type ApplicationRow, lockApplication } from '#db/queries/application/applications.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { noApplication } from './no-application.ts';
import { seenStatuses } from './seen-statuses.ts';

/**
 * Somebody else's application, which the caller may lead, held until the transaction ends. Errors: UNAUTHENTICATED,
 * FORBIDDEN for one's own too; NOT_FOUND; CONFLICT when its person withdrew it.
 */
export async function getLedApplication(
  ctx: ServiceContext,
  tx: Db,
  id: number,
): Promise<{ row: ApplicationRow; callerId: number }> {
  const caller = requireUser(ctx);
  requirePermission(ctx, 'applicationStatus', 'w');
  const row = await lockApplication(tx, id);
  if (!row || !seenStatuses(ctx).includes(row.status)) throw noApplication();
  if (row.userId === caller.id) throw new AppError('FORBIDDEN', 'Свою заявку ведёт другой брокер');
  if (row.withdrawnAt) throw new AppError('CONFLICT', 'Клиент отозвал заявку');
  return { row, callerId: caller.id };
}
