import { Decimal } from '../src/domain/money/decimal.ts';
import { annuityPayment } from '../src/domain/mortgage/annuity.ts';
import {
  type CalcContext,
  type CalcQuery,
  prepareQuery,
} from '../src/domain/mortgage/evaluate/calc-query.ts';
import { evaluateOffer } from '../src/domain/mortgage/evaluate/evaluate-offer.ts';
import { evaluateOffers } from '../src/domain/mortgage/evaluate/evaluate-offers.ts';
import { offerLoan } from '../src/domain/mortgage/evaluate/offer-loan.ts';
import { mixedOffers } from '../src/domain/mortgage/fixtures/mixed-offers.ts';
import { plainSchedule } from '../src/domain/mortgage/fixtures/plain-schedule.ts';
import { annuityKopecks } from '../src/domain/mortgage/loan/annuity-kopecks.ts';
import { interestRate } from '../src/domain/mortgage/loan/interest-rate.ts';
import { fromKopecks } from '../src/domain/mortgage/loan/kopecks.ts';
import type { LoanPlan } from '../src/domain/mortgage/loan/loan-plan.ts';
import { repay } from '../src/domain/mortgage/loan/repay.ts';
import type { ScheduleRow } from '../src/domain/mortgage/loan/schedule-row.ts';
import type { Offer } from '../src/domain/mortgage/offer/offer.ts';

/** The engine beside plain decimals over the same tasks. */
export interface Comparison {
  engineMs: number;
  plainMs: number;
  /** Tasks whose answers differ in any kopeck. */
  differences: number;
}

const LONGEST_MONTHS = 360;
/** Compared in portions, so that a million answers need not lie in memory and both sides warm up alike. */
const PORTION = 1_000;
const ROUNDS = 40;

const QUERY: CalcQuery = { price: 15_000_000, initialPayment: 0.3, years: 30, monthlyPayment: 150_000 };
const CONTEXT: CalcContext = { today: '2026-11-20' };

/** Level payments of random loans. */
export function compareAnnuities(count: number, random: () => number): Comparison {
  return compare(count, random, {
    engine: ({ loanKopecks, yearly, months }) => annuityKopecks(loanKopecks, interestRate(yearly), months),
    plain: ({ loanKopecks, yearly, months }) => annuityPayment(fromKopecks(loanKopecks), yearly, months),
    isSame: (payment, exact) => exact.times(100).equals(payment),
  });
}

/**
 * Whole schedules of random loans, a half of them with a second rate from some month on; every row is
 * compared.
 */
export function compareSchedules(count: number, random: () => number): Comparison {
  return compare(count, random, {
    engine: (loan) => {
      const rows: ScheduleRow[] = [];
      repay(planOf(loan), { rows });
      return rows;
    },
    plain: (loan) => plainSchedule(planOf(loan)),
    isSame: (rows, exact) =>
      rows.length === exact.length &&
      rows.every(({ paymentKopecks, interestKopecks, balanceKopecks }, at) => {
        const { payment, interest, balance } = exact[at]!;
        return (
          payment.times(100).equals(paymentKopecks) &&
          interest.times(100).equals(interestKopecks) &&
          balance.times(100).equals(balanceKopecks)
        );
      }),
  });
}

/**
 * Everything an answer needs for one query over many offers of all kinds: payments, whole schedules for the
 * full cost, ПСК, reasons and order. The peer only writes the schedules of the same loans in decimals, and
 * its overpayment is compared. The engine's time is that of the fastest round: what the work takes when
 * nothing else interrupts it.
 */
export function compareOffers(count: number, random: () => number): Comparison {
  const offers = mixedOffers(count, random);
  let engineMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    evaluateOffers(offers, QUERY, CONTEXT);
    engineMs = Math.min(engineMs, performance.now() - started);
  }
  const query = prepareQuery(QUERY, CONTEXT);
  const started = performance.now();
  const overpayments = offers.map((offer) => plainOverpayment(offerLoan(offer, query).plans));
  const plainMs = performance.now() - started;
  const isSame = (offer: Offer, at: number) =>
    overpayments[at]!.times(100).equals(evaluateOffer(offer, query).fullCost.interestKopecks);
  return { engineMs, plainMs, differences: offers.filter((offer, at) => !isSame(offer, at)).length };
}

function plainOverpayment(plans: readonly LoanPlan[]): Decimal {
  return plans.flatMap(plainSchedule).reduce((sum, { interest }) => sum.plus(interest), new Decimal(0));
}

interface RandomLoan {
  loanKopecks: number;
  yearly: number;
  /** The rate from the middle of the term, where it is set. */
  secondYearly: number | undefined;
  months: number;
}

interface Sides<Fast, Exact> {
  engine: (loan: RandomLoan) => Fast;
  plain: (loan: RandomLoan) => Exact;
  isSame: (fast: Fast, exact: Exact) => boolean;
}

function compare<Fast, Exact>(
  count: number,
  random: () => number,
  { engine, plain, isSame }: Sides<Fast, Exact>,
): Comparison {
  const result = { engineMs: 0, plainMs: 0, differences: 0 };
  for (let done = 0; done < count; done += PORTION) {
    const loans = Array.from({ length: Math.min(PORTION, count - done) }, () => randomLoan(random));
    const started = performance.now();
    const fast = loans.map(engine);
    const between = performance.now();
    const exact = loans.map(plain);
    result.engineMs += between - started;
    result.plainMs += performance.now() - between;
    result.differences += fast.filter((answer, at) => !isSame(answer, exact[at]!)).length;
  }
  return result;
}

/**
 * From a hundred roubles to a milliard, evenly by their number of digits; rates to 40 % by 0.01 %, some
 * without any.
 */
function randomLoan(random: () => number): RandomLoan {
  const rate = () => (random() < 0.01 ? 0 : Math.floor(random() * 4_000) / 10_000);
  return {
    loanKopecks: Math.floor(10 ** (4 + random() * 7)),
    yearly: rate(),
    secondYearly: random() < 0.5 ? rate() : undefined,
    months: 1 + Math.floor(random() * LONGEST_MONTHS),
  };
}

function planOf({ loanKopecks, yearly, secondYearly, months }: RandomLoan) {
  const first = { afterMonth: 0, advanceKopecks: loanKopecks, rate: interestRate(yearly) };
  if (secondYearly === undefined || months < 2) return { months, stages: [first] };
  const second = { afterMonth: Math.floor(months / 2), advanceKopecks: 0, rate: interestRate(secondYearly) };
  return { months, stages: [first, second] };
}
