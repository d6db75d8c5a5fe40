import { Decimal } from '#domain/money/decimal.ts';
import { MAX_YEARS, MIN_YEARS } from '../calculator-defaults.ts';
import { greatestPrice } from '../inverse/greatest-price.ts';
import { greatestWhere } from '../inverse/greatest-where.ts';
import { fromKopecks, toKopecks } from '../loan/kopecks.ts';
import { loanAmount } from '../loan-amount.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { termMonths } from '../term-months.ts';
import type { PreparedQuery } from './calc-query.ts';
import { loanRange, type PaymentSpan } from './match-reasons.ts';
import { offerPayments } from './payment-span.ts';

// What an offer accepts of one option, the others as asked, is an interval: its ends are the candidates.

/** First payments are offered in tenths of a percent, the way they are shown. */
const SHARE_STEPS = 1000;

const LIMIT_STEP_ROUBLES = 1000;

/** Shares of the first payment, up or down to 0.1 %, at which a bound of the offer is just kept. */
export function shareCandidates(offer: OfferTerms, query: PreparedQuery): Decimal[] {
  const { priceKopecks, policy } = query;
  if (priceKopecks === 0) return [];
  const range = loanRange(offer, policy);
  const shareLeaving = (loan: number | null) =>
    loan === null ? null : new Decimal(1).minus(new Decimal(loan).dividedBy(fromKopecks(priceKopecks)));
  const lowest = [offer.downPayment.from, shareLeaving(range.to)].map((share) => onShareGrid(share, 'up'));
  const highest = [offer.downPayment.to, shareLeaving(range.from)].map((share) => onShareGrid(share, 'down'));
  const affordable = leastAffordable(query, SHARE_STEPS, (steps) => {
    const loanKopecks = toKopecks(loanAmount(fromKopecks(priceKopecks), steps / SHARE_STEPS));
    return offerPayments(offer, { ...query, loanKopecks });
  });
  return [...lowest, ...highest, affordable === null ? null : new Decimal(affordable).dividedBy(SHARE_STEPS)]
    .filter((share) => share !== null)
    .filter((share) => !share.isNegative() && share.lessThanOrEqualTo(1));
}

/** The ends of the offer's terms, and the fewest whole years the asked payment is enough for. */
export function yearCandidates(offer: OfferTerms, query: PreparedQuery): Decimal[] {
  const { from, to } = offer.period;
  const mostYears = Math.floor(to ?? MAX_YEARS);
  const affordable = leastAffordable(query, mostYears, (years) =>
    offerPayments(offer, { ...query, months: termMonths(Math.max(years, MIN_YEARS)) }),
  );
  return [from, to, affordable]
    .filter((years) => years !== null && years >= MIN_YEARS)
    .map((years) => new Decimal(years!));
}

/** Whole roubles of price that keep the loan within its range, and those the asked payment is enough for. */
export function priceCandidates(offer: OfferTerms, query: PreparedQuery): Decimal[] {
  const { initialPayment, years, policy, limitKopecks, today, handoverDate } = query;
  const loanShare = new Decimal(1).minus(initialPayment.exact);
  if (!loanShare.greaterThan(0)) return [];
  const { from, to } = loanRange(offer, policy);
  const candidates: Decimal[] = [];
  if (from !== null) candidates.push(new Decimal(from).dividedBy(loanShare).ceil());
  if (to !== null) candidates.push(new Decimal(to).dividedBy(loanShare).floor());
  if (limitKopecks !== null) {
    const asked = {
      payment: fromKopecks(limitKopecks),
      initialPayment: initialPayment.exact,
      years: years.exact,
    };
    const affordable = greatestPrice(offer, asked, { today, policy, handoverDate });
    if (affordable !== null) candidates.push(fromKopecks(affordable.priceKopecks).floor());
  }
  return candidates;
}

/** The payment itself, up to the next thousand roubles. */
export function limitCandidates(offer: OfferTerms, query: PreparedQuery): Decimal[] {
  const payment = fromKopecks(offerPayments(offer, query)[query.policy.comparedPayment]);
  return [payment.dividedBy(LIMIT_STEP_ROUBLES).ceil().times(LIMIT_STEP_ROUBLES)];
}

function onShareGrid(share: Decimal | number | null, towards: 'up' | 'down'): Decimal | null {
  if (share === null) return null;
  const steps = new Decimal(share).times(SHARE_STEPS);
  return (towards === 'up' ? steps.ceil() : steps.floor()).dividedBy(SHARE_STEPS);
}

/**
 * The least of 0..most at which the payment is within the asked limit; null without a limit, or where none
 * is.
 */
function leastAffordable(
  query: PreparedQuery,
  most: number,
  paymentsAt: (value: number) => PaymentSpan,
): number | null {
  const { limitKopecks, policy } = query;
  if (limitKopecks === null) return null;
  const isTooMuch = (value: number) => paymentsAt(value)[policy.comparedPayment] > limitKopecks;
  if (isTooMuch(most)) return null;
  return isTooMuch(0) ? greatestWhere(isTooMuch, most) + 1 : 0;
}
