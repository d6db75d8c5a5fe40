import type { DecimalInput } from '#domain/money/decimal.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { type CalcPolicy, DEFAULT_CALC_POLICY } from '../calc-policy.ts';
import { CALCULATOR_DEFAULTS } from '../calculator-defaults.ts';
import { actualDays } from '../loan/actual-days.ts';
import { fromKopecks, toKopecks } from '../loan/kopecks.ts';
import type { RepayOptions } from '../loan/repay.ts';
import { loanAmount } from '../loan-amount.ts';
import { termMonths } from '../term-months.ts';
import { type Measure, measure } from './measure.ts';

/** A question to the calculator. An option left out restricts nothing; payments then use its default. */
export interface CalcQuery {
  /** Roubles. */
  price?: DecimalInput | undefined;
  /** Share of the price, 0..1. */
  initialPayment?: DecimalInput | undefined;
  years?: DecimalInput | undefined;
  /** Roubles a month at most. */
  monthlyPayment?: DecimalInput | undefined;
}

export interface CalcContext {
  /** The day of the calculation. */
  today: IsoDate;
  policy?: CalcPolicy;
  /** The handover date of the house whose page the calculator stands on. */
  handoverDate?: IsoDate | null;
}

/** A query parsed once for many offers. */
export interface PreparedQuery {
  priceKopecks: number;
  initialPayment: Measure;
  years: Measure;
  months: number;
  loanKopecks: number;
  /** The loan in roubles. */
  loan: Measure;
  /** The most kopecks a month, null when not asked. It limits the payment at the defaults of whatever was left out. */
  limitKopecks: number | null;
  /** Tells which options were given rather than filled by default. */
  asked: { initialPayment: boolean; years: boolean; loan: boolean };
  today: IsoDate;
  policy: CalcPolicy;
  handoverDate: IsoDate | null;
  /**
   * The rate of each month when interest accrues by actual days; the loan is then taken to be issued on the day of the
   * calculation. Undefined when all months are equal.
   */
  rateOfMonth: RepayOptions['rateOfMonth'];
}

/** Fills a query with defaults and turns it into kopecks and months. */
export function prepareQuery(query: CalcQuery, context: CalcContext): PreparedQuery {
  const { policy = DEFAULT_CALC_POLICY, today, handoverDate = null } = context;
  const {
    price = CALCULATOR_DEFAULTS.price,
    initialPayment = CALCULATOR_DEFAULTS.initialPayment,
    years = CALCULATOR_DEFAULTS.years,
    monthlyPayment,
  } = query;
  const asked = {
    initialPayment: query.initialPayment !== undefined,
    years: query.years !== undefined,
    loan: query.price !== undefined && query.initialPayment !== undefined,
  };
  const loanKopecks = toKopecks(loanAmount(price, initialPayment));
  return {
    priceKopecks: toKopecks(price),
    initialPayment: measure(initialPayment),
    years: measure(years),
    months: termMonths(years),
    loanKopecks,
    loan: measure(fromKopecks(loanKopecks)),
    limitKopecks: monthlyPayment === undefined ? null : measure(monthlyPayment).exact.times(100).toNumber(),
    asked,
    today,
    policy,
    handoverDate,
    rateOfMonth: policy.accrual === 'actualDays' ? actualDays({ issueDate: today }) : undefined,
  };
}
