import { inTransaction } from '#db/client.ts';
import { insertLeadEvent } from '#db/queries/lead/lead-desk.ts';
import { requeueLead } from '#db/queries/lead/leads.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { requireLead } from './lead-reach.ts';
import { DELIVER_LEAD } from './submit-lead.ts';

/**
 * Gives a refused lead another life, and one that lies here the way to the destination that its recipient has by now.
 * Errors: NOT_FOUND when no such lead has the id.
 */
export async function sendLeadAgain(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await requireLead(ctx, tx, id, 'w');
    if (!(await requeueLead(tx, id))) throw new AppError('NOT_FOUND', `Заявка ${id} уже у\u00a0получателя`);
    const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
    await insertLeadEvent(tx, { leadId: id, at: ctx.now, userId, kind: 'SENT_AGAIN' });
    await DELIVER_LEAD.promise(tx, { leadId: id }, { now: ctx.now });
  });
}
