import { findLeadClient } from '#db/queries/lead/lead-destinations.ts';
import { type LeadRecipient, leadRecipient, PLATFORM_RECIPIENT } from '#domain/lead/recipient.ts';
import type { ServiceContext } from '../context.ts';
import type { OpenedWidget } from '../widget/open-widget.ts';

/**
 * The client whose form a widget shows; null for the platform. An access for several companies is the platform's own:
 * nobody can say whose of them a lead is.
 */
export function clientOfWidget({ scope: { companyIds } }: Pick<OpenedWidget, 'scope'>): number | null {
  return companyIds.length === 1 ? companyIds[0]! : null;
}

/** Who gets a lead of a client's form (null: a form of the platform) that is sent now. */
export async function findRecipient(
  { db }: Pick<ServiceContext, 'db'>,
  clientCompanyId: number | null,
): Promise<LeadRecipient> {
  if (clientCompanyId === null) return PLATFORM_RECIPIENT;
  return leadRecipient((await findLeadClient(db, clientCompanyId)) ?? null);
}
