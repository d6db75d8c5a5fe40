import type { LeadDelivery, LeadShown } from '#contract/lead-desk.ts';
import type { DeskLead } from '#db/queries/lead/lead-desk.ts';

export function presentLead(lead: DeskLead): LeadShown {
  return {
    id: lead.id,
    kind: lead.kind,
    createdAt: lead.createdAt,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    isErased: lead.erasedAt !== null,
    recipient: lead.recipientName,
    delivery: deliveryOf(lead),
    takenBy: lead.takenBy,
    takenAt: lead.takenAt,
    result: lead.result,
  };
}

/** Without a CRM the platform's leads stay with it: nobody outside has them. */
function deliveryOf({ id, state, recipientCompanyId, externalId }: DeskLead): LeadDelivery {
  const isKept = state === 'DELIVERED' && recipientCompanyId === null && externalId === String(id);
  return isKept ? 'INBOX' : state;
}
