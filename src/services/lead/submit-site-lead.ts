import { createHash } from 'node:crypto';
import type { CallbackLeadInput, ComingSoonEmailInput, RegistrationLeadInput } from '#contract/lead.ts';
import { listCountries } from '#db/queries/geo/places.ts';
import { findComplexName } from '#db/queries/listing/complexes.ts';
import { consumeLimit } from '../access/consume-limit.ts';
import { storedPhone } from '../access/stored-phone.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { type LeadToSubmit, submitLead } from './submit-lead.ts';

/** The visitor who sends a form of the site, and the page of it. */
export interface SiteVisit {
  address: string;
  pageUrl: string | null;
  /** Equal leads under one key are one; null: each is another. */
  repetitionKey?: string | null;
}

/** «Сообщите мне о запуске». Errors: LIMIT. */
export function submitComingSoonEmail(ctx: ServiceContext, input: ComingSoonEmailInput, visit: SiteVisit) {
  return submit(ctx, visit, { kind: 'COMING_SOON', email: input.email, details: {} });
}

/** «Регистрация скоро откроется». Errors: LIMIT. */
export function submitRegistrationLead(ctx: ServiceContext, input: RegistrationLeadInput, visit: SiteVisit) {
  const { name, phone, email } = input;
  return submit(ctx, visit, {
    kind: 'REGISTRATION',
    name,
    phone: phone === null ? null : storedPhone(phone),
    email,
    details: {},
  });
}

/** A wish to book in a complex or, without one, a question about a country. */
export interface BookingLead {
  name: string;
  phone: string;
  complexId?: number | undefined;
  countryId?: number | undefined;
  /** Sent from the page of a complex or of a flat. */
  isFromListing: boolean;
}

/** «Свяжитесь со мной» of a complex or of a country. Errors: LIMIT, INVALID when there is no such one. */
export async function submitBookingLead(ctx: ServiceContext, lead: BookingLead, visit: SiteVisit) {
  const { name, phone, complexId, countryId, isFromListing } = lead;
  if (complexId !== undefined && (await findComplexName(ctx.db, complexId)) === undefined) {
    throw refuseField('ComplexId', 'Такого ЖК нет');
  }
  if (countryId !== undefined && !(await listCountries(ctx.db)).some(({ id }) => id === countryId)) {
    throw refuseField('CountryId', 'Такой страны нет');
  }
  return submit(ctx, visit, {
    kind: 'BOOKING',
    name,
    phone: storedPhone(phone),
    details: {
      ...(complexId !== undefined && { complexId }),
      ...(countryId !== undefined && { countryId }),
      isFromListing,
    },
  });
}

/** A call or a message back. Errors: LIMIT. */
export function submitCallback(ctx: ServiceContext, input: CallbackLeadInput, visit: SiteVisit) {
  const { phone, fullName, comment, method } = input;
  return submit(ctx, visit, {
    kind: 'CALLBACK',
    name: fullName,
    phone: storedPhone(phone),
    comment,
    details: { method },
  });
}

/**
 * Forms of the site cannot be sent without consent, and their leads are the platform's. A key stands for a tab, so that
 * other words under it are another lead.
 */
async function submit(
  ctx: ServiceContext,
  { address, pageUrl, repetitionKey = null }: SiteVisit,
  lead: Omit<LeadToSubmit, 'hasAgreed'>,
) {
  await consumeLimit(ctx, 'lead', address);
  const whole = { ...lead, pageUrl };
  const words = JSON.stringify([repetitionKey, whole]);
  const key = createHash('sha256').update(words).digest('hex');
  await submitLead(
    ctx,
    { ...whole, hasAgreed: true },
    repetitionKey === null ? null : { scope: 'site', key },
  );
}
