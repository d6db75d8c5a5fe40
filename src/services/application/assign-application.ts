import type { AssigneeInput } from '#contract/application.ts';
import { inTransaction } from '#db/client.ts';
import { updateApplication } from '#db/queries/application/applications.ts';
import { listBrokers } from '#db/queries/application/brokers.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { getLedApplication } from './get-led-application.ts';
import { promiseNotices } from './promise-notices.ts';

/**
 * Gives an application to a broker of ours, or back to the broker of its deal, and promises to tell who leads it now.
 * Errors: as `getLedApplication`; INVALID for who is no broker, or is its person.
 */
export async function assignApplication(ctx: ServiceContext, { id, userId }: AssigneeInput): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { row } = await getLedApplication(ctx, tx, id);
    if (row.assigneeId === userId) return;
    if (userId !== null) {
      const isBroker = (await listBrokers(tx)).some((broker) => broker.id === userId);
      if (!isBroker || userId === row.userId) throw refuseField('userId', 'Выберите брокера из списка');
    }
    await updateApplication(tx, id, { assigneeId: userId });
    const { brokerPhone, status, assigneeId } = row;
    await promiseNotices(ctx, tx, { id, brokerPhone, status, assigneeId: userId }, 'newApplications');
    await recordEdit(ctx, tx, {
      entity: 'application',
      id,
      before: { assigneeId },
      after: { assigneeId: userId },
    });
  });
}
