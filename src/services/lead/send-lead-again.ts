import { inTransaction } from '#db/client.ts';
import { insertLeadEvent } from '#db/queries/lead/lead-desk.ts';
import { requeueLead } from '#db/queries/lead/leads.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { DELIVER_LEAD } from './submit-lead.ts';

/** Gives a refused lead another life. Errors: NOT_FOUND when no refused lead has the id. */
export async function sendLeadAgain(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  requirePermission(ctx, 'leads', 'w');
  await inTransaction(ctx.db, async (tx) => {
    if (!(await requeueLead(tx, id))) throw new AppError('NOT_FOUND', `Нет отклонённой заявки ${id}`);
    const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
    await insertLeadEvent(tx, { leadId: id, at: ctx.now, userId, kind: 'SENT_AGAIN' });
    await DELIVER_LEAD.promise(tx, { leadId: id }, { now: ctx.now });
  });
}
