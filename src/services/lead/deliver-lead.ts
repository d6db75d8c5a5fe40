import { findLeadState } from '#db/queries/lead/leads.ts';
import type { ServiceContext } from '../context.ts';
import { drainLeadQueue } from './drain-lead-queue.ts';

/**
 * The promised work of one lead: sends whatever waits for its recipient, this lead in its turn. Throws while it still
 * waits, so that it is tried again.
 */
export async function deliverLead(ctx: ServiceContext, leadId: number, signal: AbortSignal): Promise<void> {
  const before = await findLeadState(ctx.db, leadId);
  if (before?.state !== 'WAITING') return;
  await drainLeadQueue(ctx, before.recipientId, signal);
  const after = await findLeadState(ctx.db, leadId);
  if (after?.state === 'WAITING')
    throw new Error(after.lastError ?? 'Its recipient has no destination, or it was not its turn');
}
