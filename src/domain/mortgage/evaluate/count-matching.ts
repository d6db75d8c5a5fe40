import type { Offer } from '../offer/offer.ts';
import { type CalcContext, type CalcQuery, type PreparedQuery, prepareQuery } from './calc-query.ts';
import { matchReasons } from './match-reasons.ts';
import { offerPayments } from './payment-span.ts';

/**
 * Counts the offers that match at each value of one option, the others being as asked. Gives one count at a time, so
 * that a page may see to its visitor between two of them.
 */
export function* countMatching(
  offers: readonly Offer[],
  query: CalcQuery,
  context: CalcContext,
  { option, values }: { option: keyof CalcQuery; values: readonly number[] },
): Generator<number, void> {
  if (option === 'monthlyPayment') {
    // Payments do not depend on their limit: they are counted once for all values.
    const prepared = prepareQuery({ ...query, monthlyPayment: undefined }, context);
    const payments = offers
      .filter((offer) => matchesWithoutLimit(offer, prepared))
      .map((offer) => offerPayments(offer, prepared)[prepared.policy.comparedPayment]);
    for (const value of values) yield payments.filter((payment) => payment <= value * 100).length;
    return;
  }
  for (const value of values) {
    const prepared = prepareQuery({ ...query, [option]: value }, context);
    yield offers.filter((offer) => matches(offer, prepared)).length;
  }
}

/** Whether an offer matches; its payments are counted only where a limit asks for them. */
function matches(offer: Offer, query: PreparedQuery): boolean {
  if (!matchesWithoutLimit(offer, query)) return false;
  return query.limitKopecks === null || matchReasons(offer, query, offerPayments(offer, query)).length === 0;
}

/** Whether an offer matches whatever may be paid: payments are the expensive part, and most offers fail before them. */
export function matchesWithoutLimit(offer: Offer, query: PreparedQuery): boolean {
  return matchReasons(offer, { ...query, limitKopecks: null }, { min: 0, max: 0 }).length === 0;
}
