import { listLeads as readLeads } from '#db/queries/lead/leads.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const NEWEST = 100;

/** The newest leads, of one state or of all, without contacts. */
export function listLeads(ctx: ServiceContext, { state }: { state?: 'WAITING' | 'DELIVERED' | 'REFUSED' }) {
  requirePermission(ctx, 'leads', 'r');
  return readLeads(ctx.db, { ...(state && { state }), limit: NEWEST });
}
