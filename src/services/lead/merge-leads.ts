import { inTransaction } from '#db/client.ts';
import { insertLeadEvent, setLeadResult, takeLead as takeLeadRow } from '#db/queries/lead/lead-desk.ts';
import { lockOpenDoubles } from '#db/queries/lead/lead-doubles.ts';
import { AppError } from '#domain/errors.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { requireLead } from './lead-reach.ts';

/**
 * Ends the work on the open doubles of a lead, which are leads with its phone, recipient, kind and object: each becomes
 * «Повтор» and says of which, so that one of them is worked on. How many they were. Errors: as `requireLead`; CONFLICT
 * for a lead whose work has ended, or whose person was erased.
 */
export async function mergeLeads(ctx: ServiceContext, { id }: { id: number }): Promise<{ merged: number }> {
  const { id: userId } = requireUser(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const lead = await requireLead(ctx, tx, id, 'w');
    if (lead.result !== null || lead.phone === null) {
      throw new AppError('CONFLICT', 'Повторы собирают в\u00a0заявку, которая ещё в\u00a0работе');
    }
    const doubles = await lockOpenDoubles(tx, lead);
    for (const leadId of doubles) {
      await takeLeadRow(tx, leadId, userId, ctx.now);
      await setLeadResult(tx, leadId, 'DOUBLE');
      const note = `Повтор заявки №\u00a0${id}`;
      await insertLeadEvent(tx, { leadId, at: ctx.now, userId, kind: 'SETTLED', note });
    }
    if (doubles.length > 0) {
      const note = doubles.map((one) => `№\u00a0${one}`).join(', ');
      await insertLeadEvent(tx, { leadId: id, at: ctx.now, userId, kind: 'MERGED', note });
    }
    return { merged: doubles.length };
  });
}
