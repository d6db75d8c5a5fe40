import { createHmac } from 'node:crypto';
import { callJson } from '../http/call-json.ts';
import type { Guard } from '../http/guard.ts';
import type { LeadAddress, LeadSink } from './port.ts';

/**
 * A client's own server. POST of `{ id, type, createdAt, data }`; `X-Event-Id` is the lead's id, `X-Signature` is
 * `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body" by the key>`; any 2xx takes the lead, its body does not matter.
 */
export function webhookSink(guard: Guard, { url, key }: LeadAddress): LeadSink {
  return {
    provider: 'webhook',
    maxPerSecond: 100,
    async deliver({ id, kind, createdAt, mayBeThere: _, ...data }, call) {
      const body = JSON.stringify({ id, type: kind, createdAt, data });
      const seconds = Math.floor(guard.now().getTime() / 1000);
      const signature = createHmac('sha256', key ?? '')
        .update(`${seconds}.${body}`)
        .digest('hex');
      const headers = { 'x-event-id': id, 'x-signature': `t=${seconds},v1=${signature}` };
      const posted = await callJson(guard, { url, body, headers }, call);
      const isTaken = posted.ok || posted.providerCode === 'no_json';
      if (!isTaken) return posted;
      return { ok: true, value: { externalId: id }, source: 'live', asOf: guard.now() };
    },
  };
}
