/** Who gets a lead: the one named above the button, in the stored consent, in the thanks, and by the delivery. */
export interface LeadRecipient {
  /** Null for the platform. */
  companyId: number | null;
  name: string;
}

export const PLATFORM_RECIPIENT: LeadRecipient = { companyId: null, name: 'Генплан' };

/** A client whose form brought a lead. */
export interface LeadClient {
  id: number;
  name: string;
  /** Leads of it go to a CRM or a server of its own, or people of its own see them here. */
  isReached: boolean;
}

/**
 * The recipient of a lead that the form of a client brought; null for a form of the platform itself. A client that has
 * neither a destination nor people of its own would never see the lead, so the platform takes it.
 */
export function leadRecipient(client: LeadClient | null): LeadRecipient {
  return client?.isReached ? { companyId: client.id, name: client.name } : PLATFORM_RECIPIENT;
}
