import { Decimal } from '#domain/money/decimal.ts';
import { CALCULATOR_BOUNDS } from '../calculator-defaults.ts';
import { greatestPrice } from '../inverse/greatest-price.ts';
import { greatestWhere } from '../inverse/greatest-where.ts';
import { fromKopecks, toKopecks } from '../loan/kopecks.ts';
import { loanAmount } from '../loan-amount.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { termMonths } from '../term-months.ts';
import type { PreparedQuery } from './calc-query.ts';
import { loanRange, type PaymentSpan } from './match-reasons.ts';
import { offerPayments } from './payment-span.ts';

// The values of one option that an offer accepts, the others being as asked, form an interval. Its ends are the
// candidates; an end outside the calculator's limits is moved to the limit.

/** First payments are offered in tenths of a percent, the way they are shown. */
const SHARE_STEPS = 1000;

const LIMIT_STEP_ROUBLES = 1000;

type Bounds = (typeof CALCULATOR_BOUNDS)[keyof typeof CALCULATOR_BOUNDS];

/**
 * Gives the shares of the first payment, rounded to 0.1 % into the interval, at which a bound of the offer is just
 * kept.
 */
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
  const shares = [...lowest, ...highest, affordable === null ? null : affordable / SHARE_STEPS];
  return shares.filter((share) => share !== null).map(within(CALCULATOR_BOUNDS.initialPayment));
}

/** Gives the ends of the offer's terms in whole years, and the shortest term the asked payment is enough for. */
export function yearCandidates(offer: OfferTerms, query: PreparedQuery): Decimal[] {
  const bounds = CALCULATOR_BOUNDS.years;
  const { from, to } = offer.period;
  const mostYears = Math.max(bounds.min, Math.floor(Math.min(to ?? bounds.max, bounds.max)));
  const affordable = leastAffordable(query, mostYears, (years) =>
    offerPayments(offer, { ...query, months: termMonths(Math.max(years, bounds.min)) }),
  );
  const ends = [from && Math.ceil(from), to && Math.floor(to), affordable];
  return ends.filter((years) => years !== null).map(within(bounds));
}

/**
 * Gives the prices, in whole steps of roubles, that keep the loan within its range, and those the asked payment is
 * enough for.
 */
export function priceCandidates(offer: OfferTerms, query: PreparedQuery, stepRoubles: number): Decimal[] {
  const { initialPayment, years, policy, limitKopecks, today, handoverDate } = query;
  const loanShare = new Decimal(1).minus(initialPayment.exact);
  if (!loanShare.greaterThan(0)) return [];
  const onGrid = (price: Decimal, towards: 'floor' | 'ceil') =>
    price.dividedBy(stepRoubles)[towards]().times(stepRoubles);
  const { from, to } = loanRange(offer, policy);
  const candidates: Decimal[] = [];
  if (from !== null) candidates.push(onGrid(new Decimal(from).dividedBy(loanShare), 'ceil'));
  if (to !== null) candidates.push(onGrid(new Decimal(to).dividedBy(loanShare), 'floor'));
  if (limitKopecks !== null) {
    const asked = {
      payment: fromKopecks(limitKopecks),
      initialPayment: initialPayment.exact,
      years: years.exact,
    };
    const affordable = greatestPrice(offer, asked, { today, policy, handoverDate });
    if (affordable !== null) candidates.push(onGrid(fromKopecks(affordable.priceKopecks), 'floor'));
  }
  return candidates.map(within(CALCULATOR_BOUNDS.price));
}

/** Gives the payment itself, rounded up to a thousand roubles. */
export function limitCandidates(offer: OfferTerms, query: PreparedQuery): Decimal[] {
  const payment = fromKopecks(offerPayments(offer, query)[query.policy.comparedPayment]);
  const limit = payment.dividedBy(LIMIT_STEP_ROUBLES).ceil().times(LIMIT_STEP_ROUBLES);
  return [within(CALCULATOR_BOUNDS.monthlyPayment)(limit)];
}

function within({ min, max }: Bounds): (value: Decimal | number) => Decimal {
  return (value) => (new Decimal(value).lessThan(min) ? new Decimal(min) : Decimal.min(value, max));
}

function onShareGrid(share: Decimal | number | null, towards: 'up' | 'down'): Decimal | null {
  if (share === null) return null;
  const steps = new Decimal(share).times(SHARE_STEPS);
  return (towards === 'up' ? steps.ceil() : steps.floor()).dividedBy(SHARE_STEPS);
}

/**
 * Finds the least of 0..most at which the payment is within the asked limit; null without a limit, or when no value is.
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
