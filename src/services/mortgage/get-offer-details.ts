import type { OfferInput } from '#contract/offer-input.ts';
import type { OfferDetails, OfferPlanShown } from '#contract/offer-shown.ts';
import { findOfferPlan } from '#db/queries/mortgage/offer-plans.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { getKeptOffer } from './get-kept-offer.ts';
import { offerInputOf } from './offer-input-of.ts';

/** An offer for its form. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getOfferDetails(ctx: ServiceContext, id: number): Promise<OfferDetails> {
  requirePermission(ctx, 'programs', 'rw');
  const found = await getKeptOffer(ctx.db, id);
  return {
    id,
    offer: offerInputOf(found),
    bank: found.bank,
    program: found.program,
    programId: found.offer.programId,
    brand: found.brand,
    project: found.project,
    plan: await findPlan(ctx, id),
  };
}

async function findPlan({ db }: ServiceContext, id: number): Promise<OfferPlanShown | null> {
  const found = await findOfferPlan(db, id);
  if (!found) return null;
  const { plan, user } = found;
  return {
    offer: plan.terms as OfferInput,
    publishAt: plan.publishAt,
    savedAt: plan.savedAt,
    by: user && (user.name || formatPhone(user.phone)),
    failure: plan.failure,
  };
}
