import type { LeadSink } from './port.ts';

/** The destination of an installation without a CRM: the lead is stored already, and people read it in the product. */
export function inboxSink(options: { now(): Date }): LeadSink {
  return {
    provider: 'inbox',
    maxPerSecond: Number.POSITIVE_INFINITY,
    async deliver({ id }) {
      return { ok: true, value: { externalId: id }, source: 'embedded', asOf: options.now() };
    },
  };
}
