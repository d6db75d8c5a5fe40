import { inTransaction } from '#db/client.ts';
import { insertLeadEvent } from '#db/queries/lead/lead-desk.ts';
import { takeLeadsBack } from '#db/queries/lead/lead-notices.ts';
import type { ServiceContext } from '../context.ts';
import { promiseToTell } from './promise-lead-notices.ts';

const BATCH = 100;

/**
 * Takes open leads away from people who may not see them any more, and promises to tell those who may, as of new ones:
 * nobody waits for a person who left. Background work of every minute; how many leads that were.
 */
export async function returnLeads(ctx: ServiceContext): Promise<{ returned: number } | undefined> {
  return inTransaction(ctx.db, async (tx) => {
    const leads = await takeLeadsBack(tx, BATCH);
    for (const lead of leads) {
      await insertLeadEvent(tx, { leadId: lead.id, at: ctx.now, userId: null, kind: 'RETURNED' });
      await promiseToTell(ctx, tx, lead);
    }
    return leads.length > 0 ? { returned: leads.length } : undefined;
  });
}
