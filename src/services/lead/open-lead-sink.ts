import { findLeadDestination } from '#db/queries/lead/lead-destinations.ts';
import type { LeadSink } from '#integrations/lead/port.ts';
import type { ServiceContext } from '../context.ts';

/** Opens the destination of a client's leads: its own one, else that of the platform. */
export async function openLeadSink(ctx: ServiceContext, clientCompanyId: number | null): Promise<LeadSink> {
  const { leads, sealer } = ctx.ports;
  const own = clientCompanyId === null ? undefined : await findLeadDestination(ctx.db, clientCompanyId);
  if (!own) return leads.platform;
  return leads.open({
    provider: own.provider,
    url: sealer.open(own.sealedUrl),
    key: own.sealedKey === null ? null : sealer.open(own.sealedKey),
  });
}
