import { z } from 'zod';
import { addressBelow } from '../http/address-below.ts';
import { callJson } from '../http/call-json.ts';
import { malformed } from '../http/fail-of.ts';
import type { Guard } from '../http/guard.ts';
import type { CallContext, Result } from '../result.ts';
import { leadComment, leadTitle } from './lead-words.ts';
import type { LeadAddress, LeadEnvelope, LeadSink } from './port.ts';

const Created = z.array(z.object({ id: z.number().int() })).min(1);
const Card = z.object({
  id: z.number().int(),
  _embedded: z.object({ tags: z.array(z.object({ name: z.string() })) }),
});
/** An answer without a body: nothing was found. */
const Found = z.object({ _embedded: z.object({ leads: z.array(Card) }) }).optional();
const MOST_FOUND = 50;

/**
 * amoCRM by its API v4 with a long-lived token. It knows no repetition of a call, and its exact filters are open to few
 * accounts: before a lead is sent again its title is searched for, and only a card with our tag is taken for it. What
 * the search overlooks comes twice; nothing is lost by it. What has no field of its own follows as a note; a lead
 * stands even when its note was not taken.
 */
export function amoCrmSink(guard: Guard, { url, key }: LeadAddress): LeadSink {
  const headers = { authorization: `Bearer ${key ?? ''}` };
  const post = (path: string, body: object, call: CallContext) =>
    callJson(
      guard,
      {
        url: addressBelow(url, `api/v4/${path}`),
        body: JSON.stringify(body),
        headers,
      },
      call,
    );
  async function find(lead: LeadEnvelope, call: CallContext): Promise<Result<number | undefined>> {
    const query = new URLSearchParams({ query: leadTitle(lead), limit: String(MOST_FOUND) });
    const read = await callJson(guard, { url: addressBelow(url, `api/v4/leads?${query}`), headers }, call);
    if (!read.ok) return read;
    const found = Found.safeParse(read.value);
    if (!found.success) return malformed('wrong_shape');
    const cards = found.data?._embedded.leads ?? [];
    const ours = cards.find(({ _embedded }) => _embedded.tags.some(({ name }) => name === tagOf(lead)));
    return { ...read, value: ours?.id };
  }

  return {
    provider: 'amocrm',
    maxPerSecond: 3,
    async deliver(lead, call): Promise<Result<{ externalId: string }>> {
      if (lead.mayBeThere) {
        const found = await find(lead, call);
        if (!found.ok) return found;
        if (found.value !== undefined) return { ...found, value: { externalId: String(found.value) } };
      }
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

function tagOf({ id }: LeadEnvelope): string {
  return `Генплан ${id}`;
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
      tags: [{ name: tagOf(lead) }],
      contacts: [{ first_name: lead.name ?? '', custom_fields_values: contacts }],
    },
  };
}
