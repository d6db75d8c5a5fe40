import { listWaitingRecipients } from '#db/queries/lead/leads.ts';
import type { ServiceContext } from '../context.ts';
import { drainLeadQueue } from './drain-lead-queue.ts';

/** Recipients at once: a slow one must not hold up the others, and each takes two connections to the database. */
const LANES = 3;

/** Sends every waiting lead, so that a destination that was down long gets its leads soon after it is back. */
export async function sweepWaitingLeads(ctx: ServiceContext, signal: AbortSignal): Promise<void> {
  const recipients = await listWaitingRecipients(ctx.db);
  const lane = async () => {
    for (let recipient = recipients.pop(); recipient !== undefined; recipient = recipients.pop()) {
      await drainLeadQueue(ctx, recipient, signal);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
