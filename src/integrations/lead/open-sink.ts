import type { Guard } from '../http/guard.ts';
import { amoCrmSink } from './amo-crm.ts';
import { bitrix24Sink } from './bitrix24.ts';
import type { LeadAddress, LeadSink } from './port.ts';
import { webhookSink } from './webhook.ts';

const SINKS = { bitrix24: bitrix24Sink, amocrm: amoCrmSink, webhook: webhookSink };

/** The destination at an address that a client gave. */
export function openSink(guard: Guard, address: LeadAddress): LeadSink {
  return SINKS[address.provider](guard, address);
}

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
