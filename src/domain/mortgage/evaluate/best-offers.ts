import type { Offer, OfferType } from '../offer/offer.ts';
import { type CalcContext, type CalcQuery, prepareQuery } from './calc-query.ts';
import { matchesWithoutLimit } from './count-matching.ts';
import { matchReasons } from './match-reasons.ts';
import { type OfferPayments, offerPayments } from './payment-span.ts';

/** A matching offer and what it asks for each month. */
export interface PaidOffer {
  offer: Offer;
  /** Kopecks. */
  payments: OfferPayments;
}

/** The payment that offers are compared and told by: the greatest of the whole term, or the first one. */
export type ToldPayment = 'max' | 'first';

/**
 * The matching offers of a query, best first: by the greatest payment of the whole term, so that a small first stage
 * never wins by what it hides, unless the buyer asks for the first one; then by the greatest and the smallest one, by
 * the bank's order and by the key.
 */
export function bestOffers(
  offers: readonly Offer[],
  query: CalcQuery,
  context: CalcContext,
  told: ToldPayment = 'max',
): PaidOffer[] {
  const prepared = prepareQuery(query, context);
  return offers
    .filter((offer) => matchesWithoutLimit(offer, prepared))
    .map((offer) => ({ offer, payments: offerPayments(offer, prepared) }))
    .filter(({ offer, payments }) => matchReasons(offer, prepared, payments).length === 0)
    .sort((one, other) => one.payments[told] - other.payments[told] || comparePaid(one, other));
}

/** The best offer of each type, best first. */
export function bestOfEachType(best: readonly PaidOffer[]): PaidOffer[] {
  const firsts = new Map<OfferType, PaidOffer>();
  for (const paid of best) if (!firsts.has(paid.offer.type)) firsts.set(paid.offer.type, paid);
  return [...firsts.values()];
}

function comparePaid(a: PaidOffer, b: PaidOffer): number {
  return (
    a.payments.max - b.payments.max ||
    a.payments.min - b.payments.min ||
    b.offer.priority - a.offer.priority ||
    (a.offer.hash < b.offer.hash ? -1 : 1)
  );
}
