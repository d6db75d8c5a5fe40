import type { Db } from '#db/client.ts';
import { findDeskLead } from '#db/queries/lead/lead-desk.ts';
import type { PermissionMode } from '#domain/access/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { clientReach } from '../access/client-reach.ts';
import type { ServiceContext } from '../context.ts';

/**
 * The client whose leads the caller is confined to; null for those who reach all. A client's own person reads what was
 * given to the client, sees that its forms brought more, and writes nothing of others. Errors: as `clientReach`.
 */
export function leadReach(ctx: ServiceContext, mode: PermissionMode): number | null {
  return clientReach(ctx, 'leads', mode);
}

/** Holds that the caller may work on a lead. Errors: as `leadReach`; NOT_FOUND for a lead given to somebody else. */
export async function requireLead(ctx: ServiceContext, db: Db, id: number, mode: PermissionMode) {
  const reach = leadReach(ctx, mode);
  const lead = await findDeskLead(db, id);
  if (!lead || (reach !== null && lead.recipientCompanyId !== reach)) {
    throw new AppError('NOT_FOUND', `Нет заявки ${id}`);
  }
  return lead;
}
