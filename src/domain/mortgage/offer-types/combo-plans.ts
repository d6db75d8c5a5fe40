import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { type InterestRate, interestRate } from '../loan/interest-rate.ts';
import { isCertain } from '../loan/is-certain.ts';
import type { LoanPlan } from '../loan/loan-plan.ts';

export interface ComboTerms {
  loanKopecks: number;
  /** The amount up to which the base rate holds. */
  baseLimitKopecks: number;
  baseRate: InterestRate;
  comboRate: InterestRate;
  months: number;
}

/**
 * A combo loan as two loans repaid side by side over the same term: up to the limit at the base rate, the
 * rest at the other. Their rounded payments are added. One loan at the weighted rate would cost less, since a
 * level payment grows ever faster with the rate; that is not what the two contracts charge.
 */
export function comboPlans(terms: ComboTerms): [base: LoanPlan, combo: LoanPlan] {
  const { loanKopecks, baseLimitKopecks, baseRate, comboRate, months } = terms;
  const base = Math.min(loanKopecks, baseLimitKopecks);
  const plan = (advanceKopecks: number, rate: InterestRate): LoanPlan => ({
    months,
    stages: [{ afterMonth: 0, advanceKopecks, rate }],
  });
  return [plan(base, baseRate), plan(loanKopecks - base, comboRate)];
}

/** A combo loan as one at its weighted rate, for banks that write one contract. */
export function weightedPlan(terms: ComboTerms): LoanPlan {
  const rate = interestRate(weightedInterest(terms));
  return { months: terms.months, stages: [{ afterMonth: 0, advanceKopecks: terms.loanKopecks, rate }] };
}

const SHOWN_UNITS = 1e6;

/**
 * The weighted rate as it is shown, six decimals: in doubles, of which four roundings are certain enough but
 * near ties.
 */
export function shownWeightedInterest(terms: ComboTerms): number {
  const { loanKopecks, baseLimitKopecks, baseRate, comboRate } = terms;
  const base = Math.min(loanKopecks, baseLimitKopecks);
  const interest = base * baseRate.monthly + (loanKopecks - base) * comboRate.monthly;
  const units =
    loanKopecks === 0 ? baseRate.monthly * 12 * SHOWN_UNITS : (interest * 12 * SHOWN_UNITS) / loanKopecks;
  const whole = Math.floor(units + 0.5);
  if (isCertain(units, whole)) return whole / SHOWN_UNITS;
  return weightedInterest(terms).toDecimalPlaces(6).toNumber();
}

/** The mean yearly rate of both parts by their amounts, 20 digits; the base rate when there is no loan. */
export function weightedInterest({
  loanKopecks,
  baseLimitKopecks,
  baseRate,
  comboRate,
}: ComboTerms): Decimal {
  if (loanKopecks === 0) return new Decimal(baseRate.yearly);
  const base = Math.min(loanKopecks, baseLimitKopecks);
  const interest = (amount: number, yearly: DecimalInput) => new Decimal(amount).times(yearly);
  return interest(base, baseRate.yearly)
    .plus(interest(loanKopecks - base, comboRate.yearly))
    .dividedBy(loanKopecks);
}
