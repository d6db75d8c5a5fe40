import {
  BookingLeadInput,
  CallbackLeadInput,
  ComingSoonEmailInput,
  RegistrationLeadInput,
} from '#contract/lead.ts';
import {
  type BookingLead,
  type SiteVisit,
  submitBookingLead,
  submitCallback,
  submitComingSoonEmail,
  submitRegistrationLead,
} from '#services/lead/submit-site-lead.ts';
import { type CallContext, forAnyone } from './init.ts';

/** Forms by which a visitor leaves contacts: stored before they are answered. */
export const leadProcedures = {
  comingSoonEmail: forAnyone
    .input(ComingSoonEmailInput)
    .mutation(({ ctx, input }) => taken(submitComingSoonEmail(ctx.services, input, visitOf(ctx)))),
  applyRegistrationLeadForm: forAnyone
    .input(RegistrationLeadInput)
    .mutation(({ ctx, input }) => taken(submitRegistrationLead(ctx.services, input, visitOf(ctx)))),
  applyBookingLeadForm: forAnyone
    .input(BookingLeadInput)
    .mutation(({ ctx, input }) => taken(submitBookingLead(ctx.services, bookingOf(input), visitOf(ctx)))),
  applyCallbackForm: forAnyone
    .input(CallbackLeadInput)
    .mutation(({ ctx, input }) => taken(submitCallback(ctx.services, input, visitOf(ctx)))),
};

/** The wire spells its fields in its own way. */
function bookingOf({ name, phone, ComplexId, CountryId, HouseBook }: BookingLeadInput): BookingLead {
  return { name, phone, complexId: ComplexId, countryId: CountryId, isFromListing: HouseBook };
}

async function taken(submitting: Promise<void>): Promise<{ ok: true }> {
  await submitting;
  return { ok: true };
}

function visitOf({ clientAddress, pageUrl, idempotencyKey }: CallContext): SiteVisit {
  return { address: clientAddress, pageUrl, repetitionKey: idempotencyKey };
}
