import { describe, expect, it } from 'vitest';
import { Decimal } from '#domain/money/decimal.ts';
import combos from '../fixtures/combo.json' with { type: 'json' };
import subsidies from '../fixtures/subsidy.json' with { type: 'json' };
import tranches from '../fixtures/tranche.json' with { type: 'json' };
import { interestRate } from '../loan/interest-rate.ts';
import { fromKopecks, toKopecks } from '../loan/kopecks.ts';
import { type Repayment, repay } from '../loan/repay.ts';
import type { ScheduleRow } from '../loan/schedule-row.ts';
import { loanPsk } from '../psk/loan-psk.ts';
import { comboPlans, weightedInterest, weightedPlan } from './combo-plans.ts';
import { defaultSubsidyRow, subsidyPlan } from './subsidy-plan.ts';
import { trancheMonths } from './tranche-months.ts';
import { tranchePlan } from './tranche-plan.ts';

// Figures of an independent implementation, compared as texts, to the kopeck.

describe('tranches', () => {
  it.each(tranches)('$loan at $rate for $months months, $valuePart until month $until', (given) => {
    const { loan, rate, months, valuePart, until, expected } = given;
    const plan = tranchePlan({
      loanKopecks: toKopecks(loan),
      rate: interestRate(rate),
      months,
      valuePart: Number(valuePart),
      trancheMonths: until,
    });
    const repayment = repay(plan);
    const [first, second] = repayment.stages;
    expect({
      ...sums(repayment),
      advances: plan.stages.map(({ advanceKopecks }) => text(advanceKopecks)),
      debtBeforeSecond: text(second!.openingKopecks - second!.stage.advanceKopecks),
      least: text(Math.min(first!.paymentKopecks, second!.paymentKopecks)),
      psk: pskText([repayment]),
    }).toEqual(expected);
  });

  it('pays only interest at first when told so', () => {
    const terms = { loanKopecks: 500_000_000, rate: interestRate(0.12), months: 240, valuePart: 0.1 };
    const plan = tranchePlan({ ...terms, trancheMonths: 24, isFirstStageInterestOnly: true });
    const rows: ScheduleRow[] = [];
    const { stages } = repay(plan, { rows });
    expect(stages.map(({ paymentKopecks }) => paymentKopecks)).toEqual([500_000, 5_659_752]);
    expect(rows[23]).toMatchObject({ principalKopecks: 0, balanceKopecks: 50_000_000 });
  });

  it.each([0, -3])('is a plain loan when the rest comes after %s months', (now) => {
    const plan = tranchePlan({
      loanKopecks: 100,
      rate: interestRate(0.1),
      months: 12,
      valuePart: 0.3,
      trancheMonths: now,
    });
    expect(plan.stages).toMatchObject([{ afterMonth: 0, advanceKopecks: 100 }]);
  });

  it('leaves at least a month after the second tranche', () => {
    const plan = tranchePlan({
      loanKopecks: 100,
      rate: interestRate(0.1),
      months: 12,
      valuePart: 0.3,
      trancheMonths: 60,
    });
    expect(plan.stages[1]!.afterMonth).toBe(11);
  });
});

describe('trancheMonths', () => {
  const moment = { today: '2026-11-20', handoverDate: null, assumedHandoverMonths: 24 };

  it.each<[number | string, string | null, number, boolean, boolean]>([
    [2, null, 24, false, false],
    [1.5, null, 18, false, false],
    ['2028-06-30', null, 20, false, false],
    ['2028-06-20', null, 19, false, false],
    ['2026-11-21', null, 1, false, false],
    ['2026-11-20', null, 0, false, false],
    ['2020-01-01', null, 0, false, false],
    ['до ввода дома', null, 24, true, true],
    ['до ввода дома', '2027-12-31', 14, true, false],
    ['до ввода дома', '2025-12-31', 0, true, false],
    ['2026-02-30', null, 24, true, true],
  ])('%s with the handover on %s is %s', (end, handoverDate, months, isUntilHandover, isAssumed) => {
    expect(trancheMonths(end, { ...moment, handoverDate })).toEqual({ months, isUntilHandover, isAssumed });
  });
});

describe('combo', () => {
  it.each(combos)('$loan at $baseRate up to $baseLimit, then $comboRate', (given) => {
    const terms = {
      loanKopecks: toKopecks(given.loan),
      baseLimitKopecks: toKopecks(given.baseLimit),
      baseRate: interestRate(given.baseRate),
      comboRate: interestRate(given.comboRate),
      months: given.months,
    };
    const repayments = comboPlans(terms).map((plan) => repay(plan));
    const payments = repayments.map(({ stages }) => stages[0]!.paymentKopecks);
    expect({
      amounts: repayments.map(({ stages }) => text(stages[0]!.openingKopecks)),
      payments: payments.map(text),
      payment: text(payments[0]! + payments[1]!),
      weightedRate: weightedInterest(terms).toFixed(6),
      paymentAtWeightedRate: text(repay(weightedPlan(terms)).stages[0]!.paymentKopecks),
      interest: text(repayments[0]!.totalInterestKopecks + repayments[1]!.totalInterestKopecks),
      psk: pskText(repayments),
    }).toEqual(given.expected);
  });
});

describe('subsidy', () => {
  it.each(subsidies)(
    '$loan at $reducedRate for $reducedMonths of $months months, then $baseRate',
    (given) => {
      const loanKopecks = toKopecks(given.loan);
      const plan = subsidyPlan({
        loanKopecks,
        baseRate: interestRate(given.baseRate),
        months: given.months,
        reducedRate: interestRate(given.reducedRate),
        reducedMonths: given.reducedMonths,
      });
      const repayment = repay(plan);
      const feeAmount = new Decimal(given.loan).times(given.fee).toFixed(2);
      expect({
        ...sums(repayment),
        debtAfter: text(repayment.stages[1]?.openingKopecks ?? 0),
        feeAmount,
        least: text(Math.min(...repayment.stages.map(({ paymentKopecks }) => paymentKopecks))),
        psk: pskText([repayment], toKopecks(feeAmount)),
      }).toEqual(given.expected);
    },
  );

  it('takes the row of the least payment, of equals the longest, of those the first', () => {
    const row = (duration: number, interest: number, _fee?: number) => ({
      duration,
      interest,
      ...(_fee && { _fee }),
    });
    const matrix = [row(1, 0.06), row(2, 0.04), row(5, 0.04), row(5, 0.04, 0.1), row(3, 0.04)];
    expect(defaultSubsidyRow(matrix, 500_000_000, 240)).toBe(matrix[2]);
    expect(defaultSubsidyRow(matrix, 0, 240)).toBe(matrix[2]);
    expect(defaultSubsidyRow([], 500_000_000, 240)).toBeUndefined();
  });

  it('is a plain loan at the base rate when reduced for no month', () => {
    const rates = { baseRate: interestRate(0.2), reducedRate: interestRate(0.01) };
    const plan = subsidyPlan({ loanKopecks: 100, months: 12, reducedMonths: 0, ...rates });
    expect(plan.stages).toMatchObject([{ afterMonth: 0, advanceKopecks: 100, rate: rates.baseRate }]);
  });
});

function sums(repayment: Repayment) {
  return {
    payments: repayment.stages.map(({ paymentKopecks }) => text(paymentKopecks)),
    rows: repayment.count,
    paid: text(repayment.totalPaidKopecks),
    interest: text(repayment.totalInterestKopecks),
    last: text(repayment.lastPaymentKopecks),
  };
}

function pskText(repayments: Repayment[], feeKopecks = 0): string | null {
  return loanPsk(repayments, [{ month: 0, amountKopecks: feeKopecks }])?.percent.toFixed(3) ?? null;
}

function text(kopecks: number): string {
  return fromKopecks(kopecks).toFixed(2);
}
