import { inTransaction } from '#db/client.ts';
import { eraseLeadsOf, insertLeadEvent, lockLead } from '#db/queries/lead/lead-desk.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Erases the person behind a lead from every lead with the same phone or e-mail, as law 152-ФЗ lets them ask; figures
 * stay. How many leads that were. Errors: NOT_FOUND; as `requirePermission`.
 */
export async function erasePerson(ctx: ServiceContext, { id }: { id: number }): Promise<{ leads: number }> {
  requirePermission(ctx, 'leads', 'w');
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  return inTransaction(ctx.db, async (tx) => {
    const lead = await lockLead(tx, id);
    if (!lead) throw new AppError('NOT_FOUND', `Нет заявки ${id}`);
    if (lead.erasedAt) return { leads: 0 };
    const ids = await eraseLeadsOf(tx, lead, ctx.now);
    for (const leadId of ids) await insertLeadEvent(tx, { leadId, at: ctx.now, userId, kind: 'ERASED' });
    await recordEdit(ctx, tx, { entity: 'lead', id, before: { leads: [] }, after: { leads: ids } });
    return { leads: ids.length };
  });
}
