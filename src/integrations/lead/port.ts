import type { CallContext, Fail, Result } from '../result.ts';

/** A lead as its destination gets it; `id` stays the same however often it is sent. */
export interface LeadEnvelope {
  id: string;
  kind: string;
  createdAt: Date;
  name: string | null;
  /** Plus and digits. */
  phone: string | null;
  email: string | null;
  comment: string | null;
  /** What the form said besides; amounts are decimal texts in roubles. */
  details: Record<string, string | number | boolean>;
  pageUrl: string | null;
  /** An earlier try ended without a clear answer: the lead may be there already. */
  mayBeThere: boolean;
}

/** Takes leads: a CRM, somebody's server, or the inbox of the platform. Sent at least once, told apart by `id`. */
export interface LeadSink {
  provider: string;
  /** What the other side bears. */
  maxPerSecond: number;
  deliver(lead: LeadEnvelope, call: CallContext): Promise<Result<{ externalId: string }>>;
}

export const LEAD_PROVIDERS = ['bitrix24', 'amocrm', 'webhook'] as const;

/** Where a client wants its leads. */
export interface LeadAddress {
  provider: (typeof LEAD_PROVIDERS)[number];
  url: string;
  key: string | null;
}

const ABOUT_THE_LEAD = ['http_400', 'http_413', 'http_422'];

/** Is it this lead that the other side cannot take, rather than any? */
export function isAboutLead({ kind, providerCode = '' }: Fail): boolean {
  return kind === 'rejected' && ABOUT_THE_LEAD.includes(providerCode);
}
