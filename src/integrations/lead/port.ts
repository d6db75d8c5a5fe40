import type { CallContext, Fail, Result } from '../result.ts';

/** A lead as its destination gets it; a repeated delivery has the same `id`. */
export interface LeadEnvelope {
  id: string;
  kind: string;
  createdAt: Date;
  name: string | null;
  /** Plus and digits. */
  phone: string | null;
  email: string | null;
  comment: string | null;
  /** Other values of the form; amounts are decimal texts in roubles. */
  details: Record<string, string | number | boolean>;
  pageUrl: string | null;
  /** An earlier try ended without a clear answer, so the lead may have arrived already. */
  mayBeThere: boolean;
}

/**
 * Takes leads: a CRM, a client's server, or the platform's inbox. A lead may be sent twice; `id` tells repetitions
 * apart.
 */
export interface LeadSink {
  provider: string;
  /** The rate limit of the other side. */
  maxPerSecond: number;
  deliver(lead: LeadEnvelope, call: CallContext): Promise<Result<{ externalId: string }>>;
}

export const LEAD_PROVIDERS = ['bitrix24', 'amocrm', 'webhook'] as const;

export interface LeadAddress {
  provider: (typeof LEAD_PROVIDERS)[number];
  url: string;
  key: string | null;
}

const ABOUT_THE_LEAD = ['http_400', 'http_413', 'http_422'];

/** Tells whether the other side refuses this very lead, rather than any lead. */
export function isAboutLead({ kind, providerCode = '' }: Fail): boolean {
  return kind === 'rejected' && ABOUT_THE_LEAD.includes(providerCode);
}
