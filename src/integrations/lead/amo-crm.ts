import { z } from 'zod';
import { addressBelow } from '../http/address-below.ts';
import { malformed } from '../http/fail-of.ts';
import type { Guard } from '../http/guard.ts';
import { postJson } from '../http/post-json.ts';
import type { CallContext } from '../result.ts';
import { leadComment, leadTitle } from './lead-words.ts';
import type { LeadAddress, LeadEnvelope, LeadSink } from './port.ts';

const Created = z.array(z.object({ id: z.number().int() })).min(1);

/**
 * amoCRM by its API v4 with a long-lived token; our id travels as request_id and as a tag, so doubles can be told.
 * What has no field of its own follows as a note; a lead stands even when its note was not taken.
 */
export function amoCrmSink(guard: Guard, { url, key }: LeadAddress): LeadSink {
  const post = (path: string, body: object, call: CallContext) =>
    postJson(
      guard,
      {
        url: addressBelow(url, `api/v4/${path}`),
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${key ?? ''}` },
      },
      call,
    );
  return {
    provider: 'amocrm',
    maxPerSecond: 3,
    async deliver(lead, call) {
      const posted = await post('leads/complex', [cardOf(lead)], call);
      if (!posted.ok) return posted;
      const created = Created.safeParse(posted.value);
      if (!created.success) return malformed('wrong_shape');
      const { id } = created.data[0]!;
      await post(`leads/${id}/notes`, [{ note_type: 'common', params: { text: leadComment(lead) } }], call);
      return { ...posted, value: { externalId: String(id) } };
    },
  };
}

function cardOf(lead: LeadEnvelope) {
  const { price } = lead.details;
  const contacts = [
    lead.phone && { field_code: 'PHONE', values: [{ enum_code: 'WORK', value: lead.phone }] },
    lead.email && { field_code: 'EMAIL', values: [{ enum_code: 'WORK', value: lead.email }] },
  ].filter((field) => field !== null && field !== '');
  return {
    name: leadTitle(lead),
    ...(price !== undefined && { price: Math.round(Number(price)) }),
    request_id: lead.id,
    _embedded: {
      tags: [{ name: `Генплан ${lead.id}` }],
      contacts: [{ first_name: lead.name ?? '', custom_fields_values: contacts }],
    },
  };
}
