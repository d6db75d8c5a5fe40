import { describe, expect, it } from 'vitest';
import { annuityPayment } from '../annuity.ts';
import payments from '../fixtures/payment-to-loan.json' with { type: 'json' };
import terms from '../fixtures/payment-to-term.json' with { type: 'json' };
import { greatestWhere } from './greatest-where.ts';
import { loanFromPayment, priceFromPayment, priceFromPaymentAndSum } from './loan-from-payment.ts';
import { requiredIncome } from './required-income.ts';
import { taxDeduction } from './tax-deduction.ts';
import { termFromPayment } from './term-from-payment.ts';

describe('loanFromPayment', () => {
  it.each(payments)('$payment at $rate for $months months', ({ initialPayment, expected, ...given }) => {
    const loan = loanFromPayment(given);
    expect(loan.toFixed(2)).toBe(expected.loan);
    expect(annuityPayment(loan, given.rate, given.months).toFixed(2)).toBe(Number(given.payment).toFixed(2));
    if (initialPayment !== undefined) {
      expect(priceFromPayment(given, initialPayment).toFixed(2)).toBe(expected.price);
    }
  });

  it('adds a first payment that is a sum', () => {
    const given = { payment: 100_000, rate: '0.06', months: 240 };
    expect(priceFromPaymentAndSum(given, 1_000_000.5).toFixed(2)).toBe('14958077.67');
  });

  it('knows no price of which nothing is borrowed', () => {
    expect(() => priceFromPayment({ payment: 1, rate: 0, months: 1 }, 1)).toThrow('No price follows');
  });
});

describe('termFromPayment', () => {
  it.each(terms)('$loan at $rate with $payment is $expected months', ({ expected, ...given }) => {
    expect(termFromPayment(given)).toBe(expected);
  });

  it('is one month for no loan', () => {
    expect(termFromPayment({ loan: 0, rate: 0.1, payment: 0 })).toBe(1);
  });
});

it.each([
  [75_225.26, undefined, 151_000],
  [100_000, undefined, 200_000],
  [100_000, 0.4, 250_000],
  [0, undefined, 0],
])('requiredIncome for %s at %s is %s', (payment, share, expected) => {
  expect(requiredIncome(payment, share)).toBe(expected);
});

it.each([
  [15_000_000, 7_554_062.91, '260000.00', '390000.00'],
  [1_000_000, 100_000.55, '130000.00', '13000.07'],
])('taxDeduction of %s and %s', (price, interest, forPrice, forInterest) => {
  const deduction = taxDeduction(price, interest);
  expect([deduction.price.toFixed(2), deduction.interest.toFixed(2)]).toEqual([forPrice, forInterest]);
});

it.each([
  [0, 0],
  [1, 1],
  [57, 57],
  [100, 100],
  [1000, 100],
])('greatestWhere up to %s is %s', (last, expected) => {
  expect(greatestWhere((value) => value <= last, 100)).toBe(expected);
});
