import type { LeadDetails, LeadFact } from '#contract/lead-desk.ts';
import { listCountries } from '#db/queries/geo/places.ts';
import { type DeskLead, listLeadEvents } from '#db/queries/lead/lead-desk.ts';
import { findLeadDestination } from '#db/queries/lead/lead-destinations.ts';
import { countDoubles, countOpenDoubles } from '#db/queries/lead/lead-doubles.ts';
import { listNamedComplexes } from '#db/queries/listing/complexes.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { formatRate } from '#domain/money/format-rate.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { termMonths } from '#domain/mortgage/term-months.ts';
import { periodText } from '#domain/text/period-text.ts';
import type { ServiceContext } from '../context.ts';
import { loadOffers } from '../mortgage/load-offers.ts';
import { WHOLE_SCOPE } from '../mortgage/offer-scope.ts';
import { leadReach, requireLead } from './lead-reach.ts';
import { presentLead } from './list-lead-desk.ts';

/** A lead with all that was asked and all that happened since. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getLead(ctx: ServiceContext, { id }: { id: number }): Promise<LeadDetails> {
  const lead = await requireLead(ctx, ctx.db, id, 'r');
  const reach = leadReach(ctx, 'r');
  const shown = presentLead(lead, reach);
  return {
    asOf: ctx.now,
    lead: {
      ...shown,
      comment: lead.comment,
      facts: await factsOf(ctx, lead),
      consentVersionId: lead.consentVersionId,
      lastError: lead.lastError,
      isMine: ctx.actor.kind === 'user' && ctx.actor.id === lead.takenById,
    },
    events: await listLeadEvents(ctx.db, id),
    doubles: lead.phone === null ? 0 : await countDoubles(ctx.db, { id, phone: lead.phone, givenTo: reach }),
    openDoubles: lead.phone === null ? 0 : await countOpenDoubles(ctx.db, lead),
    canSendOn: shown.delivery === 'INBOX' && (await hasOutsideDestination(ctx, lead.recipientCompanyId)),
  };
}

async function hasOutsideDestination({ db, ports }: ServiceContext, recipientId: number | null) {
  if (recipientId === null) return ports.leads.platform.provider !== 'inbox';
  return (await findLeadDestination(db, recipientId)) !== undefined;
}

async function factsOf(ctx: ServiceContext, { details, pageUrl }: DeskLead): Promise<LeadFact[]> {
  const { complexId, countryId, method, price, amount, initialPayment, years, interest, offer } = details;
  const facts: (LeadFact | null)[] = [
    typeof complexId === 'number' ? await complexFact(ctx, complexId) : null,
    typeof countryId === 'number' ? await countryFact(ctx, countryId) : null,
    typeof method === 'string' ? { label: 'Как ответить', value: method === 'sms' ? 'СМС' : 'Звонок' } : null,
    typeof offer === 'string' ? await offerFact(ctx, offer) : null,
    price ? { label: 'Цена', value: formatRoubles(String(price)) } : null,
    initialPayment ? { label: 'Взнос', value: formatRate(String(initialPayment)) } : null,
    amount ? { label: 'Кредит', value: formatRoubles(String(amount)) } : null,
    years ? { label: 'Срок', value: periodText(termMonths(Number(years))) } : null,
    interest ? { label: 'Ставка', value: formatRate(String(interest)) } : null,
    pageUrl ? { label: 'Страница', value: pageUrl, href: pageUrl } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

async function complexFact({ db }: ServiceContext, id: number): Promise<LeadFact> {
  const [complex] = await listNamedComplexes(db, [id]);
  return { label: 'ЖК', value: complex ? complexName(complex.name) : `№\u00a0${id}`, href: `/complex/${id}` };
}

async function countryFact({ db }: ServiceContext, id: number): Promise<LeadFact> {
  const country = (await listCountries(db)).find((one) => one.id === id);
  return { label: 'Страна', value: country?.name ?? `№\u00a0${id}` };
}

/** An offer may have gone since: its hash is then all that is known. */
async function offerFact(ctx: ServiceContext, hash: string): Promise<LeadFact> {
  const offer = (await loadOffers(ctx, WHOLE_SCOPE)).find((one) => one.hash === hash);
  const value = offer ? `${offer.bank.name}, ${offer.program.displayName}` : `${hash}, уже снято`;
  return { label: 'Предложение', value };
}
