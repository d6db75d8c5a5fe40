import type {
  BookingLeadInput,
  CallbackLeadInput,
  ComingSoonEmailInput,
  RegistrationLeadInput,
} from '#contract/lead.ts';
import { consumeLimit } from '../access/consume-limit.ts';
import { storedPhone } from '../access/stored-phone.ts';
import type { ServiceContext } from '../context.ts';
import { type LeadToSubmit, submitLead } from './submit-lead.ts';

/** The visitor who sends a form of the site, and the page of it. */
export interface SiteVisit {
  address: string;
  pageUrl: string | null;
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

/** «Свяжитесь со мной» of a complex or of a country. Errors: LIMIT. */
export function submitBookingLead(ctx: ServiceContext, input: BookingLeadInput, visit: SiteVisit) {
  const { name, phone, ComplexId, CountryId, HouseBook } = input;
  return submit(ctx, visit, {
    kind: 'BOOKING',
    name,
    phone: storedPhone(phone),
    details: {
      ...(ComplexId !== undefined && { complexId: ComplexId }),
      ...(CountryId !== undefined && { countryId: CountryId }),
      isFromListing: HouseBook,
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

/** Forms of the site cannot be sent without consent, and their leads are the platform's. */
async function submit(ctx: ServiceContext, visit: SiteVisit, lead: Omit<LeadToSubmit, 'hasAgreed'>) {
  await consumeLimit(ctx, 'lead', visit.address);
  await submitLead(ctx, { ...lead, pageUrl: visit.pageUrl, hasAgreed: true }, null);
}
