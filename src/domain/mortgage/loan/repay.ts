import { annuityKopecks } from './annuity-kopecks.ts';
import type { InterestRate } from './interest-rate.ts';
import type { LoanPlan, LoanStage } from './loan-plan.ts';
import { monthInterest } from './month-interest.ts';
import type { ScheduleRow } from './schedule-row.ts';

/** An early repayment, made right after the regular payment of its month. */
export interface EarlyRepayment {
  /** Months are counted from 1. */
  month: number;
  amountKopecks: number;
  /** Whether an early repayment shortens the term or lowers the remaining payments. */
  mode: 'term' | 'payment';
}

export interface RepayOptions {
  early?: readonly EarlyRepayment[];
  /** Collects the schedule; without it only the sums are counted. */
  rows?: ScheduleRow[];
  /** Stops after setting the payment of the last stage, for callers that need many payments and no sums. */
  skipsLastStage?: boolean;
  /** The rate of one calendar month in place of a twelfth of the year, for accrual by actual days. */
  rateOfMonth?: ((stage: LoanStage, month: number) => InterestRate) | undefined;
}

export interface StageRepayment {
  stage: LoanStage;
  /** The length by contract: up to the next stage or to the end of the term. */
  months: number;
  /** The debt at the start of the stage, its own advance included. */
  openingKopecks: number;
  /** The level payment set at the start of the stage. */
  paymentKopecks: number;
  /** The months really paid: fewer where the debt ran out. */
  paidMonths: number;
  /** The interest of the paid months. */
  interestKopecks: number;
  /** The payment of the last month, which may differ from the level payment. */
  lastPaymentKopecks: number;
}

export interface Repayment {
  stages: StageRepayment[];
  /** The number of months in which something was paid. */
  count: number;
  /** The payment of the very last month. */
  lastPaymentKopecks: number;
  /** The level payment in force at the end. */
  finalPaymentKopecks: number;
  /** The sum of regular payments, without early ones. */
  totalPaidKopecks: number;
  totalInterestKopecks: number;
  totalExtraKopecks: number;
  /** The part of each early repayment that was used, in the order given. */
  takenEarlyKopecks: number[];
}

/**
 * Pays a loan off month by month. Interest is rounded each month; the payment is the level one, but never more than is
 * owed, and the last month of the term clears the debt. Totals are summed over months, since payment × months would
 * differ from them by the roundings. Months without debt, before a later advance, leave no row.
 */
export function repay(plan: LoanPlan, options: RepayOptions = {}): Repayment {
  const ledger: Ledger = {
    balance: 0,
    unpaidInterest: 0,
    payment: 0,
    lastPayment: 0,
    count: 0,
    paid: 0,
    interest: 0,
    extra: 0,
    takenEarly: options.early?.map(() => 0) ?? [],
  };
  const stages = plan.stages.map((stage, at) => {
    const end = plan.stages[at + 1]?.afterMonth ?? plan.months;
    ledger.balance += stage.advanceKopecks;
    ledger.payment = levelPayment(ledger.balance, stage, plan.months - stage.afterMonth);
    const opening = { openingKopecks: ledger.balance, paymentKopecks: ledger.payment };
    const interestBefore = ledger.interest;
    const paidMonths = payStage(ledger, { stage, end, isLast: end === plan.months, plan, options });
    return {
      stage,
      months: end - stage.afterMonth,
      ...opening,
      paidMonths,
      interestKopecks: ledger.interest - interestBefore,
      lastPaymentKopecks: ledger.lastPayment,
    };
  });
  return {
    stages,
    count: ledger.count,
    lastPaymentKopecks: ledger.lastPayment,
    finalPaymentKopecks: ledger.payment,
    totalPaidKopecks: ledger.paid,
    totalInterestKopecks: ledger.interest,
    totalExtraKopecks: ledger.extra,
    takenEarlyKopecks: ledger.takenEarly,
  };
}

/** The state of a loan between two months, kopecks. */
interface Ledger {
  balance: number;
  /**
   * Interest accrued beyond the payment; it bears no interest itself. It arises only when interest accrues by actual
   * days.
   */
  unpaidInterest: number;
  /** The level payment in force. */
  payment: number;
  lastPayment: number;
  count: number;
  paid: number;
  interest: number;
  extra: number;
  takenEarly: number[];
}

interface StageRun {
  stage: LoanStage;
  /** The last month of the stage. */
  end: number;
  /** Whether the debt must be cleared by the end of the stage. */
  isLast: boolean;
  plan: LoanPlan;
  options: RepayOptions;
}

/**
 * Pays the months of a stage and returns how many there were to pay. Sums stay in local variables, because this is the
 * hot loop.
 */
function payStage(ledger: Ledger, { stage, end, isLast, plan, options }: StageRun): number {
  const { rows, early, rateOfMonth, skipsLastStage } = options;
  if (isLast && skipsLastStage) return 0;
  const { rate, isInterestOnly } = stage;
  let { balance, unpaidInterest, payment, lastPayment, paid, interest: totalInterest } = ledger;
  let month = stage.afterMonth;
  while (month < end && balance + unpaidInterest > 0) {
    month += 1;
    const interest = monthInterest(balance, rateOfMonth === undefined ? rate : rateOfMonth(stage, month));
    const accrued = unpaidInterest + interest;
    const owed = balance + accrued;
    const due = isInterestOnly ? accrued : payment;
    lastPayment = (isLast && month === end) || due > owed ? owed : due;
    const coveredInterest = Math.min(accrued, lastPayment);
    unpaidInterest = accrued - coveredInterest;
    const principal = lastPayment - coveredInterest;
    balance -= principal;
    paid += lastPayment;
    totalInterest += coveredInterest;
    let extra = 0;
    if (early !== undefined) {
      const taken = takeEarly(early, { month, balance, payment, stage, plan }, ledger.takenEarly);
      extra = taken.extra;
      payment = taken.payment;
      balance -= extra;
      ledger.extra += extra;
    }
    rows?.push({
      month,
      paymentKopecks: lastPayment,
      interestKopecks: coveredInterest,
      principalKopecks: principal,
      extraKopecks: extra,
      balanceKopecks: balance,
    });
  }
  const paidMonths = month - stage.afterMonth;
  ledger.count += paidMonths;
  Object.assign(ledger, { balance, unpaidInterest, payment, lastPayment, paid, interest: totalInterest });
  return paidMonths;
}

interface EarlyMoment {
  month: number;
  balance: number;
  payment: number;
  stage: LoanStage;
  plan: LoanPlan;
}

/** Takes the early repayments of a month from the debt, in the order given; returns their total and the new payment. */
function takeEarly(
  early: readonly EarlyRepayment[],
  { month, balance, payment, stage, plan }: EarlyMoment,
  takenEarly: number[],
): { extra: number; payment: number } {
  let left = balance;
  let level = payment;
  for (const [at, event] of early.entries()) {
    if (event.month !== month || left === 0) continue;
    const taken = Math.min(event.amountKopecks, left);
    takenEarly[at] = taken;
    left -= taken;
    if (event.mode === 'payment' && left > 0)
      level = levelPayment(left, { ...stage, agreedPaymentKopecks: undefined }, plan.months - month);
  }
  return { extra: balance - left, payment: level };
}

function levelPayment(balance: number, stage: LoanStage, months: number): number {
  if (stage.agreedPaymentKopecks !== undefined) return stage.agreedPaymentKopecks;
  if (stage.isInterestOnly) return monthInterest(balance, stage.rate);
  return annuityKopecks(balance, stage.rate, months);
}
