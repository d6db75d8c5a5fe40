import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '#domain/money/decimal.ts';
import { annuityPayment } from './annuity.ts';
import { plainSchedule } from './fixtures/plain-schedule.ts';
import { loanFromPayment, priceFromPayment } from './inverse/loan-from-payment.ts';
import { termFromPayment } from './inverse/term-from-payment.ts';
import { annuityKopecks } from './loan/annuity-kopecks.ts';
import { interestRate } from './loan/interest-rate.ts';
import { fromKopecks, toKopecks } from './loan/kopecks.ts';
import type { LoanPlan } from './loan/loan-plan.ts';
import { monthInterest } from './loan/month-interest.ts';
import { repay } from './loan/repay.ts';
import { annuitySchedule } from './loan/schedule.ts';
import type { ScheduleRow } from './loan/schedule-row.ts';
import { shareOf } from './loan/share-of.ts';
import { initialPaymentAmount, loanAmount } from './loan-amount.ts';
import { rulerPayment } from './ruler-payment.ts';

const kopecks = fc.integer({ min: 1, max: 100_000_000_00 });
const rate = fc
  .integer({ min: 0, max: 4_000 })
  .map((hundredthsOfPercent) => new Decimal(hundredthsOfPercent).dividedBy(10_000).toNumber());
const months = fc.integer({ min: 1, max: 360 });
const twoStagePlan: fc.Arbitrary<LoanPlan> = fc
  .record({ term: months, first: rate, second: rate, loan: kopecks, rest: kopecks, switchAt: months })
  .map(({ term, first, second, loan, rest, switchAt }) => {
    const stage = { afterMonth: 0, advanceKopecks: loan, rate: interestRate(first) };
    const next = { afterMonth: switchAt, advanceKopecks: rest, rate: interestRate(second) };
    return { months: term, stages: switchAt < term ? [stage, next] : [stage] };
  });
// A decimal schedule is hundreds of slow steps; fewer of them say the same.
const QUICK = { numRuns: 40 };

describe('the fast engine and plain decimals', () => {
  it('agree on every kopeck of a schedule, in one stage and in two', () => {
    fc.assert(
      fc.property(twoStagePlan, (plan) => {
        const rows: ScheduleRow[] = [];
        repay(plan, { rows });
        expect(rows.map((row) => [row.paymentKopecks, row.interestKopecks, row.balanceKopecks])).toEqual(
          plainSchedule(plan).map((row) => [row.payment, row.interest, row.balance].map(toKopecks)),
        );
      }),
      QUICK,
    );
  });

  it('agree on the payment', () => {
    fc.assert(
      fc.property(kopecks, rate, months, (loan, yearly, term) => {
        const exact = annuityPayment(fromKopecks(loan), yearly, term);
        expect(annuityKopecks(loan, interestRate(yearly), term)).toBe(toKopecks(exact));
      }),
    );
  });

  // True half kopecks are rounded up, also where a twelfth of the rate is periodic; values just below a half are not.
  it.each([
    [100, 0.06, 1],
    [300, 0.06, 2],
    [16_200, 0.07, 95],
    [16_200, 0.0699999999999999, 94],
    [16_200, '0.06999999999999999999999999', 94],
    [263_670_000, 0.181, 3_977_023],
    [263_670_000, '0.181', 3_977_023],
    [480_000_600, 0.175, 7_000_009],
    [1_200_000_500, 0.184, 18_400_008],
  ])('agree where %s kopecks at %s end near a half', (balance, yearly, interest) => {
    expect(monthInterest(balance, interestRate(yearly))).toBe(interest);
  });

  it.each([
    [1_000_000_000, '0.0000000001', 240],
    [1_000_000_000, '0.000000000000000001', 240],
    [9_000_000_000_000, '0.4', 360],
    [1, '9.6', 3],
    [100_000, '9.6', 360],
    [123_456_789, '0.1749', 1],
  ])('agree on the payment of %s kopecks at %s over %s months', (loan, yearly, term) => {
    const exact = annuityPayment(fromKopecks(loan), yearly, term);
    expect(annuityKopecks(loan, interestRate(yearly), term)).toBe(exact.times(100).toNumber());
  });

  it('agree on interest where halves are common', () => {
    const roundRate = fc.integer({ min: 0, max: 400 }).map((thousandths) => thousandths / 1_000);
    const roundBalance = fc.integer({ min: 1, max: 2_000_000_00 }).map((half) => half * 50);
    fc.assert(
      fc.property(roundBalance, roundRate, (balance, yearly) => {
        const twelfths = BigInt(balance) * BigInt(Math.round(yearly * 1_000));
        const exact = Number((twelfths * 2n + 12_000n) / 24_000n);
        expect(monthInterest(balance, interestRate(yearly))).toBe(exact);
        expect(monthInterest(balance, interestRate(String(yearly)))).toBe(exact);
      }),
      { numRuns: 1_000 },
    );
  });

  it('agree on a share', () => {
    const share = fc.integer({ min: 0, max: 100_000 }).map((part) => part / 100_000);
    fc.assert(
      fc.property(kopecks, share, (amount, part) => {
        const exact = new Decimal(amount).times(part).toDecimalPlaces(0);
        expect(shareOf(amount, part)).toBe(exact.toNumber());
      }),
    );
  });
});

describe('a schedule', () => {
  it('pays back exactly the loan and never goes below zero', () => {
    fc.assert(
      fc.property(kopecks, rate, months, (loan, yearly, term) => {
        const { rows, repayment } = annuitySchedule(fromKopecks(loan), yearly, term);
        const sum = (field: 'principalKopecks' | 'interestKopecks' | 'paymentKopecks') =>
          rows.reduce((total, row) => total + row[field], 0);
        expect(sum('principalKopecks')).toBe(loan);
        expect(sum('interestKopecks')).toBe(repayment.totalInterestKopecks);
        expect(sum('paymentKopecks')).toBe(repayment.totalPaidKopecks);
        expect(repayment.totalPaidKopecks).toBe(loan + repayment.totalInterestKopecks);
        expect(rows.at(-1)!.balanceKopecks).toBe(0);
        expect(rows.every((row) => row.balanceKopecks >= 0 && row.interestKopecks >= 0)).toBe(true);
        expect(rows.length).toBeLessThanOrEqual(term);
      }),
    );
  });

  it('has the same sums with and without its rows', () => {
    fc.assert(
      fc.property(twoStagePlan, (plan) => {
        expect(repay(plan, { rows: [], early: [] })).toEqual(repay(plan));
      }),
    );
  });
});

describe('annuityPayment', () => {
  it('falls, or stays to the kopeck, as the term grows', () => {
    fc.assert(
      fc.property(kopecks, rate, months, (loan, yearly, term) => {
        const shorter = annuityKopecks(loan, interestRate(yearly), term);
        expect(annuityKopecks(loan, interestRate(yearly), term + 1)).toBeLessThanOrEqual(shorter);
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses a term of %s months', (term) => {
    expect(() => annuityPayment(1_000_000, 0.06, term)).toThrow('Not a term in months');
  });

  it('grows with the rate and the loan and covers the interest of the first month', () => {
    fc.assert(
      fc.property(kopecks, rate, months, (loan, yearly, term) => {
        const payment = annuityKopecks(loan, interestRate(yearly), term);
        expect(annuityKopecks(loan, interestRate(yearly + 0.01), term)).toBeGreaterThanOrEqual(payment);
        expect(annuityKopecks(loan + 1, interestRate(yearly), term)).toBeGreaterThanOrEqual(payment);
        expect(payment).toBeGreaterThanOrEqual(monthInterest(loan, interestRate(yearly)));
      }),
    );
  });
});

describe('inverse problems', () => {
  const severalMonths = fc.integer({ min: 2, max: 360 });
  const ordinaryRate = rate.filter((yearly) => yearly < 0.4);

  it('find the loan of a payment, to the kopeck of the payment', () => {
    fc.assert(
      fc.property(kopecks, ordinaryRate, severalMonths, (payment, yearly, term) => {
        const loan = loanFromPayment({ payment: fromKopecks(payment), rate: yearly, months: term });
        expect(annuityPayment(loan, yearly, term).times(100).toNumber()).toBe(payment);
      }),
    );
  });

  it('find a price whose loan has that payment', () => {
    const share = fc.integer({ min: 0, max: 95 }).map((percent) => percent / 100);
    fc.assert(
      fc.property(kopecks, ordinaryRate, severalMonths, share, (payment, yearly, term, paid) => {
        const price = priceFromPayment({ payment: fromKopecks(payment), rate: yearly, months: term }, paid);
        const back = annuityPayment(loanAmount(price, paid), yearly, term).times(100).toNumber();
        expect(Math.abs(back - payment)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('find the least term of a payment', () => {
    fc.assert(
      fc.property(kopecks, ordinaryRate, kopecks, (loan, yearly, limit) => {
        const asked = { loan: fromKopecks(loan), rate: yearly, payment: fromKopecks(limit) };
        const term = termFromPayment(asked);
        const paymentOver = (length: number) => annuityKopecks(loan, interestRate(yearly), length);
        if (term === null)
          expect(paymentOver(1_200) > limit || monthInterest(loan, interestRate(yearly)) >= limit).toBe(true);
        else {
          expect(paymentOver(term)).toBeLessThanOrEqual(limit);
          if (term > 1) expect(paymentOver(term - 1)).toBeGreaterThan(limit);
        }
      }),
    );
  });
});

describe('a price', () => {
  it.each([
    [15_000_000, '75225.26'],
    [9_400_000, '47141.16'],
  ])('of %s is marked %s on the ruler', (price, mark) => {
    expect(rulerPayment(price).toFixed(2)).toBe(mark);
  });

  it('is split without losing a kopeck', () => {
    const share = fc.integer({ min: 0, max: 10_000 }).map((part) => new Decimal(part).dividedBy(10_000));
    fc.assert(
      fc.property(kopecks.map(fromKopecks), share, (price, paid) => {
        const both = loanAmount(price, paid).plus(initialPaymentAmount(price, paid));
        expect(both.toFixed(2)).toBe(price.toFixed(2));
      }),
    );
  });
});
