import { Decimal } from '#domain/money/decimal.ts';
import { DEFAULT_CALC_POLICY } from '../calc-policy.ts';
import type { CalcContext } from '../evaluate/calc-query.ts';
import { loanRange } from '../evaluate/match-reasons.ts';
import { isOver, isUnder, measure } from '../evaluate/measure.ts';
import { offerLoan } from '../evaluate/offer-loan.ts';
import { offerPayments } from '../evaluate/payment-span.ts';
import { greatestWhere } from '../inverse/greatest-where.ts';
import { annuityKopecks } from '../loan/annuity-kopecks.ts';
import { interestRate } from '../loan/interest-rate.ts';
import { MAX_KOPECKS } from '../loan/kopecks.ts';
import type { LoanPlan } from '../loan/loan-plan.ts';
import { shareOf } from '../loan/share-of.ts';
import { findPart } from '../offer/find-part.ts';
import type { Offer, Range } from '../offer/offer.ts';
import { termMonths } from '../term-months.ts';
import type { BuyerTerms } from './buyer-terms.ts';
import { offersFor, toldPayment } from './offers-at.ts';
import { type PriceSpan, subtractSpans, uniteSpans } from './price-spans.ts';

/** A payment asked for, roubles a month, both ends included; 0 above is no end. */
export interface MonthlyRange {
  from: number;
  to: number;
}

/** The offers of some place as curves, those whose loans have one stage apart. */
export interface CurveList {
  steady: readonly PaymentCurve[];
  staged: readonly PaymentCurve[];
}

/**
 * Parts the curves of each list, those that ask for the least first: they mostly lend for all that the others would.
 * Lists whose steady ones are the same share them.
 */
export function partCurves(lists: readonly (readonly PaymentCurve[])[]): CurveList[] {
  const shared: PaymentCurve[][] = [];
  return lists.map((list) => {
    const curves = list.toSorted((one, other) => one.leastAt(MAX_PRICE) - other.leastAt(MAX_PRICE));
    const own = curves.filter(({ wobble }) => wobble === 0);
    const isOwn = (other: PaymentCurve[]) =>
      other.length === own.length && other.every((curve, at) => curve === own[at]);
    const steady = shared.find(isOwn) ?? own;
    if (steady === own) shared.push(own);
    return { steady, staged: curves.filter(({ wobble }) => wobble > 0) };
  });
}

/**
 * The prices whose payment, as cards show it, lies within the range, for each list of offers: just those at which the
 * best of them (`offersAt`) asks for a sum that rounds to a whole rouble within it. An offer of several lists is counted
 * once, and nothing is counted a flat.
 */
export function affordablePrices(lists: readonly CurveList[], { from, to }: MonthlyRange): PriceSpan[][] {
  // Halves of a rouble go up on cards: N roubles are shown for payments from N − 0,50 ₽ to N + 0,49 ₽.
  const withinEnd = pricesUpTo(to === 0 ? Number.POSITIVE_INFINITY : Math.floor(to) * 100 + 49);
  const underStart = pricesUpTo(Math.ceil(from) * 100 - 51);
  return lists.map((curves) =>
    from === 0 ? withinEnd(curves) : subtractSpans(withinEnd(curves), underStart(curves)),
  );
}

/**
 * Gives the prices at which some of several offers asks for no more than a limit in kopecks. Loans of several stages are
 * paid month by month, so they are looked at last and only for what the others do not lend for within the limit.
 */
function pricesUpTo(limit: number): (curves: CurveList) => PriceSpan[] {
  const ofSteady = new Map<CurveList['steady'], PriceSpan[]>();
  const ofStaged = new Map<PaymentCurve, PriceSpan[]>();
  return ({ steady, staged }) => {
    const spans = kept(ofSteady, steady, () => {
      let united: PriceSpan[] = [];
      for (const curve of steady) {
        if (!isCovered(curve, united, limit)) united = uniteSpans([...united, ...pricesWithin(curve, limit)]);
      }
      return united;
    });
    const others = staged.filter((curve) => !isCovered(curve, spans, limit));
    if (others.length === 0) return spans;
    const more = others.flatMap((curve) => kept(ofStaged, curve, () => pricesWithin(curve, limit)));
    return uniteSpans([...spans, ...more]);
  };
}

function kept<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** Tells whether spans surely hold every price at which an offer asks for no more than the limit. */
function isCovered(
  { low, high, unevenTo, leastAt, wobble }: PaymentCurve,
  spans: readonly PriceSpan[],
  limit: number,
): boolean {
  const cover = spans.find(({ from, to }) => from <= low && to >= low);
  if (cover === undefined) return false;
  // Past the cover payments fall back below its end by no more than they wobble there and here.
  return cover.to >= high || (cover.to >= unevenTo && leastAt(cover.to + 1) > limit + 2 * wobble);
}

/** The payment an offer asks for at each price it may be had for. */
export interface PaymentCurve {
  /** The prices the offer lends for, both included. */
  low: number;
  high: number;
  /** Kopecks; `price` is whole roubles. */
  paymentAt: (price: number) => number;
  /** A sum that the payment is surely no less than, kopecks; it costs a multiplication. */
  leastAt: (price: number) => number;
  /**
   * Up to this price the payments of two rows of a subsidy may round to the same kopeck, and which one is taken then
   * leaps; 0 for all other offers. Rates of a matrix that differ in the fourth digit of a per cent leave no such prices
   * worth the name; nearer ones are looked at up to `MOST_UNEVEN` prices.
   */
  unevenTo: number;
  /**
   * Roundings move a payment by no more kopecks than this away from a line that only rises with the price; 0 where each
   * part of the loan has one stage, whose rounded payment never falls.
   */
  wobble: number;
}

const MAX_PRICE = MAX_KOPECKS / 100;
/** Kopecks by which the roundings of the parts of a loan may move the sum of their payments. */
const ROUNDINGS = 2;
/** Rates nearer than any bank sets them must not keep the processor busy. */
const MOST_UNEVEN = 20_000;

/** Undefined for an offer that the buyer does not qualify for, or that no price suits at these terms. */
export function paymentCurve(
  offer: Offer,
  terms: BuyerTerms,
  context: CalcContext,
): PaymentCurve | undefined {
  if (offersFor(terms, [offer]).length === 0) return undefined;
  const { policy = DEFAULT_CALC_POLICY, today, handoverDate = null } = context;
  const term = measure(terms.years);
  const loanAt = loanOf(terms);
  const ends = priceEnds(offer, terms, loanRange(offer, policy));
  if (ends === undefined || isUnder(term, offer.period) || isOver(term, offer.period)) return undefined;
  const months = termMonths(terms.years);
  const queryAt = (price: number) => ({
    priceKopecks: price * 100,
    loanKopecks: loanAt(price),
    months,
    today,
    policy,
    handoverDate,
    rateOfMonth: undefined,
  });
  const unevenLoan = greatestUnevenLoan(offer, months);
  const told = toldPayment(terms);
  const countedAt = (price: number) => offerPayments(offer, queryAt(price))[told];
  // Each search for a price begins at the ends.
  const known = new Map<number, number>();
  const paymentAt = (price: number) => known.get(price) ?? countedAt(price);
  // The payment of a first stage is rounded once.
  const wobble = terms.isByFirst
    ? 0
    : offerLoan(offer, queryAt(ends.high)).plans.reduce((sum, plan) => sum + wobbleOf(plan), 0);
  // But for roundings payments are a share of the loan, which the dearest price tells best; the share of a combo goes
  // one way from the least loan to the greatest.
  const shares = (offer.type === 'COMBO' ? [ends.low, ends.high] : [ends.high]).map(
    (price) => (countedAt(price) - ROUNDINGS) / loanAt(price),
  );
  const share = Math.min(...shares);
  const unevenTo =
    unevenLoan === 0 ? 0 : greatestWhere((price) => loanAt(price) <= unevenLoan, ends.low + MOST_UNEVEN);
  for (const price of [Math.max(ends.low, unevenTo + 1), ends.high]) known.set(price, countedAt(price));
  return {
    ...ends,
    paymentAt,
    leastAt: (price) => share * loanAt(price) - 2 * wobble - ROUNDINGS,
    unevenTo,
    wobble,
  };
}

/** Gives the loan at a price, kopecks; none or less where the first payment covers all of it. */
function loanOf({ down }: BuyerTerms): (price: number) => number {
  if ('roubles' in down) return (price) => (price - down.roubles) * 100;
  const loanShare = new Decimal(1).minus(down.share).toNumber();
  return (price) => shareOf(price * 100, loanShare);
}

/** The least and the greatest price that the loan and the first payment of an offer allow; undefined for none. */
function priceEnds(
  { downPayment }: Offer,
  terms: BuyerTerms,
  { from, to }: Range,
): Pick<PaymentCurve, 'low' | 'high'> | undefined {
  const { down } = terms;
  const loanAt = loanOf(terms);
  const least = from === null ? 1 : Math.max(1, new Decimal(from).times(100).ceil().toNumber());
  const most = to === null ? MAX_KOPECKS : new Decimal(to).times(100).floor().toNumber();
  let low = greatestWhere((price) => loanAt(price) < least, MAX_PRICE) + 1;
  let high = greatestWhere((price) => loanAt(price) <= most, MAX_PRICE);
  if ('share' in down) {
    const share = measure(down.share);
    if (isUnder(share, downPayment) || isOver(share, downPayment)) return undefined;
  } else {
    // A sum is a greater share of a lower price, so bounds of the share change sides.
    const { from: leastShare, to: mostShare } = downPayment;
    const priceOf = (share: number) => new Decimal(down.roubles).dividedBy(share);
    if (leastShare !== null && leastShare > 0) high = Math.min(high, priceOf(leastShare).floor().toNumber());
    if (mostShare === 0 && down.roubles > 0) return undefined;
    if (mostShare !== null && mostShare > 0) low = Math.max(low, priceOf(mostShare).ceil().toNumber());
  }
  return low <= high ? { low, high } : undefined;
}

/**
 * The greatest loan at which two rows of a subsidy with different rates may cost the same kopeck, 0 where there is no
 * such loan: beyond it payments differ by more than a kopeck, and the same row is always the cheapest.
 */
function greatestUnevenLoan(offer: Offer, months: number): number {
  const rates = [...new Set(findPart(offer, 'SUBSIDY')?.matrix.map(({ interest }) => interest))];
  const payments = rates.map((rate) => annuityKopecks(MAX_KOPECKS, interestRate(rate), months));
  const [least, next] = payments.toSorted((one, other) => one - other);
  return next === undefined ? 0 : Math.ceil(MAX_KOPECKS / Math.max(1, next - least! - 1));
}

/**
 * How far roundings may move the payments of a plan. A stage begins with the debt off by `drift`; its payment, counted
 * over the months left, is off by that much of it and half a kopeck. Each month then rounds its interest and pays a
 * payment that is off by half a kopeck, and both bear interest until the stage ends.
 */
function wobbleOf({ months, stages }: LoanPlan): number {
  if (stages.length === 1) return 0;
  // The loan itself is rounded, and so is what each stage pays out of it.
  let [drift, worst] = [0.5, 0];
  for (const [at, { afterMonth, rate }] of stages.entries()) {
    const end = stages[at + 1]?.afterMonth ?? months;
    const growth = (1 + rate.monthly) ** (end - afterMonth);
    const share =
      rate.monthly === 0
        ? 1 / (months - afterMonth)
        : rate.monthly / (1 - (1 + rate.monthly) ** (afterMonth - months));
    drift += 0.5;
    worst = Math.max(worst, drift * share + 0.5);
    drift += rate.monthly === 0 ? end - afterMonth : (growth - 1) / rate.monthly;
  }
  return Math.ceil(worst) + 1;
}

function pricesWithin({ low, high, paymentAt, unevenTo, wobble }: PaymentCurve, limit: number): PriceSpan[] {
  if (limit === Number.POSITIVE_INFINITY) return [{ from: low, to: high }];
  const even = Math.max(low, unevenTo + 1);
  const surely = lastWithin(paymentAt, limit - 2 * wobble, [even, high]);
  const spans = surely >= even ? [{ from: even, to: surely }] : [];
  const take = (price: number) => spans.push({ from: price, to: price });
  for (let price = low; price < even && price <= high; price++) {
    if (paymentAt(price) <= limit) take(price);
  }
  if (wobble === 0) return spans;
  // Past a payment so far above the limit none wobbles back to it.
  for (let price = Math.max(even, surely + 1); price <= high; price++) {
    const payment = paymentAt(price);
    if (payment > limit + 2 * wobble) break;
    if (payment <= limit) take(price);
  }
  return spans;
}

/**
 * A price within the limit whose next one is beyond it, or the last of all; one before the first when that is beyond.
 * Payments are nearly a line, so it is looked for where a line between the ends would have it, and a growing step past
 * that, which brings the other end near.
 */
function lastWithin(
  paymentAt: PaymentCurve['paymentAt'],
  limit: number,
  [low, high]: readonly [number, number],
): number {
  if (low > high) return low - 1;
  let [good, bad] = [low, high];
  let [below, above] = [paymentAt(low), paymentAt(high)];
  if (above <= limit) return high;
  if (below > limit) return low - 1;
  for (let step = 0; bad - good > 1; ) {
    const guess = good + Math.floor(((limit - below) / (above - below)) * (bad - good)) + step;
    const price = Math.min(Math.max(guess, good + 1), bad - 1);
    const payment = paymentAt(price);
    if (payment <= limit) {
      [good, below] = [price, payment];
      step = Math.max(1, step * 2);
    } else {
      [bad, above] = [price, payment];
      step = Math.min(-1, step * 2);
    }
  }
  return good;
}
