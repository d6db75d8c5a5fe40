import { describe, expect, it } from 'vitest';
import { annuityPayment } from '../annuity.ts';
import annuities from '../fixtures/annuity.json' with { type: 'json' };
import earlyCases from '../fixtures/early.json' with { type: 'json' };
import loanAmounts from '../fixtures/loan-amount.json' with { type: 'json' };
import schedules from '../fixtures/schedule.json' with { type: 'json' };
import singleFigures from '../fixtures/single-figures.json' with { type: 'json' };
import terms from '../fixtures/term-months.json' with { type: 'json' };
import { loanAmount } from '../loan-amount.ts';
import { termMonths } from '../term-months.ts';
import { actualDays } from './actual-days.ts';
import { annuityKopecks } from './annuity-kopecks.ts';
import { interestRate } from './interest-rate.ts';
import { fromKopecks, toKopecks, wholeRoubles } from './kopecks.ts';
import type { EarlyRepayment } from './repay.ts';
import { annuitySchedule } from './schedule.ts';
import type { ScheduleRow } from './schedule-row.ts';

// Figures of an independent implementation, some of them published elsewhere; compared as texts, to the
// kopeck.

it.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [149, 1],
  [150, 2],
  [8_999_999_999_949, 89_999_999_999],
  [8_999_999_999_950, 90_000_000_000],
])('%i kopecks are %i whole roubles', (kopecks, roubles) => {
  expect(wholeRoubles(kopecks)).toBe(roubles);
});

describe('the level payment', () => {
  it.each(annuities)('$input.loan at $input.rate for $input.months months', ({ input, expected }) => {
    const { loan, rate, months } = input;
    expect(annuityPayment(loan, rate, months).toFixed(2)).toBe(expected.payment);
    expect(text(annuityKopecks(toKopecks(loan), interestRate(rate), months))).toBe(expected.payment);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses a term of %s months', (months) => {
    expect(() => annuityKopecks(100, interestRate(0.06), months)).toThrow('Not a term in months');
  });
});

describe('loanAmount', () => {
  it.each(loanAmounts)('of $input.price with $input.initialPayment paid', ({ input, expected }) => {
    expect(loanAmount(input.price, input.initialPayment).toFixed(2)).toBe(expected.loan);
  });
});

describe('termMonths', () => {
  it.each(terms)('of $input.years years', ({ input, expected }) => {
    expect(termMonths(input.years)).toBe(expected.months);
  });
});

describe('annuitySchedule', () => {
  it.each(schedules)('$input.loan at $input.rate for $input.months months', ({ input, expected }) => {
    const { rows, repayment } = annuitySchedule(input.loan, input.rate, input.months);
    expect({
      count: rows.length,
      payment: text(repayment.stages[0]!.paymentKopecks),
      totalPaid: text(repayment.totalPaidKopecks),
      totalInterest: text(repayment.totalInterestKopecks),
      lastPayment: text(repayment.lastPaymentKopecks),
      head: rows.slice(0, expected.head.length).map(rowTexts),
      tail: rows.slice(-expected.tail.length).map(rowTexts),
    }).toEqual(expected);
  });

  it('has no rows for no loan', () => {
    const { rows, repayment } = annuitySchedule(0, 0.06, 240);
    expect(rows).toEqual([]);
    expect(repayment).toMatchObject({ count: 0, totalPaidKopecks: 0, lastPaymentKopecks: 0 });
  });

  it('counts ten milliards to the kopeck', () => {
    const figures = singleFigures.find(({ kind }) => kind === 'firstPrincipal')!;
    const { rows } = annuitySchedule(figures.loan, figures.rate, figures.months);
    expect(text(rows[0]!.principalKopecks)).toBe(figures.expected.principal);
  });

  it('refuses an amount beyond counting', () => {
    expect(() => annuitySchedule('90000000001', 0.06, 12)).toThrow('Not an amount of money');
    expect(() => annuitySchedule(-1, 0.06, 12)).toThrow('Not an amount of money');
  });
});

describe('accrual by actual days', () => {
  it('reproduces a published overpayment', () => {
    const figures = singleFigures.find(({ kind }) => kind === 'scheduleDays')!;
    const { loan, rate, months, issueDate, paymentDay, expected } = figures;
    const rateOfMonth = actualDays({ issueDate: issueDate!, paymentDay: paymentDay! });
    const { rows, repayment } = annuitySchedule(loan, rate, months, { rateOfMonth });
    expect(rows).toHaveLength(expected.count!);
    expect(text(repayment.totalInterestKopecks)).toBe(expected.totalInterest);
  });

  // https://github.com/timmson/loan-schedule.js, test of 500 000 at 11.5 % from 01.10.2016 with 30 000 paid on the
  // 28th.
  it('splits a leap year at New Year and starts on a payment day of the same month', () => {
    const rateOfMonth = actualDays({ issueDate: '2016-10-01', paymentDay: 28 });
    const { repayment } = annuitySchedule(500_000, '0.115', 24, { rateOfMonth, payment: 30_000 });
    expect(text(repayment.totalInterestKopecks)).toBe('52407.64');
  });

  it('carries over what a long month accrues beyond the payment, without interest on it', () => {
    const rateOfMonth = actualDays({ issueDate: '2026-12-31' });
    const { rows, repayment } = annuitySchedule(10_000_000, 0.25, 360, { rateOfMonth });
    const [first] = rows;
    expect(first).toMatchObject({ principalKopecks: 0, interestKopecks: first!.paymentKopecks });
    expect(rows.every(({ principalKopecks }) => principalKopecks >= 0)).toBe(true);
    expect(rows.reduce((sum, { principalKopecks }) => sum + principalKopecks, 0)).toBe(1_000_000_000);
    expect(repayment.totalPaidKopecks).toBe(1_000_000_000 + repayment.totalInterestKopecks);
  });

  it('asks for carried interest even when the debt itself is repaid early', () => {
    const rateOfMonth = actualDays({ issueDate: '2026-12-31' });
    const early = [{ month: 1, amountKopecks: 2_000_000_000, mode: 'term' as const }];
    const { rows } = annuitySchedule(10_000_000, 0.25, 360, { rateOfMonth, early });
    // 31 days of 365 at 25 % are 212 328.77, of which the payment covered 208 457.86.
    expect(rows.map(({ paymentKopecks, balanceKopecks }) => [paymentKopecks, balanceKopecks])).toEqual([
      [20_845_786, 0],
      [387_091, 0],
    ]);
  });

  it('takes the last day of a shorter month', () => {
    const rateOfMonth = actualDays({ issueDate: '2026-01-31', paymentDay: 31 });
    const stage = { afterMonth: 0, advanceKopecks: 0, rate: interestRate(0.365) };
    const days = [1, 2, 3].map((month) => Math.round(rateOfMonth(stage, month).monthly * 1000));
    expect(days).toEqual([28, 31, 30]);
  });
});

describe('early repayment', () => {
  it.each(earlyCases)('of $loan at $rate for $months months: $early', (given) => {
    const early = given.early.flatMap(monthly);
    const { rows, repayment } = annuitySchedule(given.loan, given.rate, given.months, { early });
    const plain = annuitySchedule(given.loan, given.rate, given.months).repayment;
    const { head = [], tail = [] } = given.expected;
    expect({
      rows: rows.length,
      totalPaid: text(repayment.totalPaidKopecks),
      totalInterest: text(repayment.totalInterestKopecks),
      lastPayment: text(repayment.lastPaymentKopecks),
      paymentAfterLastEvent: text(repayment.finalPaymentKopecks),
      totalExtra: text(repayment.totalExtraKopecks),
      interestSaved: text(plain.totalInterestKopecks - repayment.totalInterestKopecks),
      monthsSaved: plain.count - repayment.count,
      head: rows.slice(0, head.length).map(earlyRowTexts),
      tail: rows.slice(rows.length - tail.length).map(earlyRowTexts),
    }).toMatchObject(given.expected);
  });

  it('takes several in one month in the order given', () => {
    const both = (first: 'term' | 'payment', second: 'term' | 'payment') =>
      annuitySchedule(1_000_000, 0.12, 24, {
        early: [
          { month: 6, amountKopecks: 10_000_000, mode: first },
          { month: 6, amountKopecks: 20_000_000, mode: second },
        ],
      }).repayment.finalPaymentKopecks;
    expect(both('term', 'payment')).toBeLessThan(both('payment', 'term'));
    expect(both('payment', 'payment')).toBe(both('term', 'payment'));
  });
});

interface MonthlyEvents {
  month: number;
  amount: string;
  mode: string;
  times: number;
}

function monthly({ month, amount, mode, times }: MonthlyEvents): EarlyRepayment[] {
  const event = { amountKopecks: toKopecks(amount), mode: mode as EarlyRepayment['mode'] };
  return Array.from({ length: times }, (_, later) => ({ month: month + later, ...event }));
}

function rowTexts(row: ScheduleRow) {
  return {
    month: row.month,
    payment: text(row.paymentKopecks),
    interest: text(row.interestKopecks),
    principal: text(row.principalKopecks),
    balance: text(row.balanceKopecks),
  };
}

function earlyRowTexts(row: ScheduleRow) {
  return { ...rowTexts(row), extra: text(row.extraKopecks) };
}

function text(kopecks: number): string {
  return fromKopecks(kopecks).toFixed(2);
}
