import { z } from 'zod';
import { addressBelow } from '../http/address-below.ts';
import { callJson } from '../http/call-json.ts';
import { malformed } from '../http/fail-of.ts';
import type { Guard } from '../http/guard.ts';
import type { CallContext, Result } from '../result.ts';
import { leadComment, leadTitle } from './lead-words.ts';
import type { LeadAddress, LeadEnvelope, LeadSink } from './port.ts';

const ORIGIN = 'genplan';
const Added = z.object({ result: z.number().int() });
const Listed = z.object({ result: z.array(z.object({ ID: z.coerce.string() })) });

/**
 * Bitrix24 by an incoming webhook, `https://portal/rest/<user>/<secret>/`. It knows no repetition of a call, so our id
 * stands in ORIGIN_ID and is looked for before a lead is sent again. Its bucket loses two calls a second.
 */
export function bitrix24Sink(guard: Guard, { url }: LeadAddress): LeadSink {
  const method = async <T>(name: string, body: object, answer: z.ZodType<T>, call: CallContext) => {
    const address = addressBelow(url, `${name}.json`);
    const posted = await callJson(guard, { url: address, body: JSON.stringify(body) }, call);
    if (!posted.ok) return posted;
    const parsed = answer.safeParse(posted.value);
    return parsed.success ? { ...posted, value: parsed.data } : malformed('wrong_shape');
  };
  const find = (id: string, call: CallContext) =>
    method(
      'crm.lead.list',
      { filter: { ORIGINATOR_ID: ORIGIN, ORIGIN_ID: id }, select: ['ID'] },
      Listed,
      call,
    );

  return {
    provider: 'bitrix24',
    maxPerSecond: 2,
    async deliver(lead, call): Promise<Result<{ externalId: string }>> {
      if (lead.mayBeThere) {
        const found = await find(lead.id, call);
        if (!found.ok) return found;
        const [first] = found.value.result;
        if (first) return { ...found, value: { externalId: first.ID } };
      }
      const params = { REGISTER_SONET_EVENT: 'Y' };
      const added = await method('crm.lead.add', { fields: fieldsOf(lead), params }, Added, call);
      return added.ok ? { ...added, value: { externalId: String(added.value.result) } } : added;
    },
  };
}

function fieldsOf(lead: LeadEnvelope) {
  return {
    TITLE: leadTitle(lead),
    NAME: lead.name ?? '',
    STATUS_ID: 'NEW',
    OPENED: 'Y',
    SOURCE_ID: 'WEB',
    SOURCE_DESCRIPTION: lead.pageUrl ?? '',
    COMMENTS: leadComment(lead),
    ORIGINATOR_ID: ORIGIN,
    ORIGIN_ID: lead.id,
    ...(lead.phone && { PHONE: [{ VALUE: lead.phone, VALUE_TYPE: 'WORK' }] }),
    ...(lead.email && { EMAIL: [{ VALUE: lead.email, VALUE_TYPE: 'WORK' }] }),
  };
}
