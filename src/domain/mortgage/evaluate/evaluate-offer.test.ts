import { describe, expect, it } from 'vitest';
import { DEFAULT_CALC_POLICY } from '../calc-policy.ts';
import matchCases from '../fixtures/match-offer.json' with { type: 'json' };
import { offerWith } from '../fixtures/offer-with.ts';
import orderCase from '../fixtures/order.json' with { type: 'json' };
import { fromKopecks, toKopecks } from '../loan/kopecks.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { type CalcQuery, prepareQuery } from './calc-query.ts';
import { compareRanks } from './compare-ranks.ts';
import { evaluateOffer } from './evaluate-offer.ts';
import { compareMeasure, measure } from './measure.ts';

const context = { today: '2026-11-20' };
const offers = matchCases.offers as unknown as Record<string, Partial<OfferTerms>>;

// Reasons and payments of an independent implementation.
describe('matching', () => {
  it.each(matchCases.cases)('$offer: $says', ({ offer, query, expected }) => {
    const evaluation = evaluateOffer(offerWith(offers[offer]), prepareQuery(query, context));
    expect(evaluation.reasons).toEqual(expected.reasons);
    if (expected.rows === undefined) return;
    expect({
      loan: text(evaluation.loanKopecks),
      rows: evaluation.rows.map(({ months, paymentKopecks, interest, isSubsidy }) => ({
        months,
        payment: text(paymentKopecks),
        interest,
        isSubsidy,
      })),
      least: text(evaluation.minPaymentKopecks),
    }).toEqual({
      loan: expected.loan,
      rows: expected.rows.map((row) => ({ ...row, interest: Number(row.interest) })),
      least: expected.least,
    });
  });

  const reasons = (query: CalcQuery, terms: Partial<OfferTerms> = {}) =>
    evaluateOffer(offerWith(terms), prepareQuery(query, context)).reasons;

  it('compares decimals, not doubles', () => {
    expect(reasons({ initialPayment: '0.20099999999999999999' })).toEqual(['initialPaymentMin']);
    expect(reasons({ initialPayment: '0.80000000000000000001' })).toEqual(['initialPaymentMax']);
    expect(reasons({ initialPayment: '0.201' })).toEqual([]);
  });

  it('checks a payment whenever it is sent, at the defaults of what is missing', () => {
    const whole = { price: 15_000_000, initialPayment: 0.3, years: 20 };
    for (const option of ['price', 'initialPayment', 'years'] as const) {
      const rest = { ...whole, [option]: undefined };
      expect(reasons({ ...rest, monthlyPayment: '75225.25' })).toEqual(['monthlyPayment']);
      expect(reasons({ ...rest, monthlyPayment: '75225.26' })).toEqual([]);
    }
    expect(reasons({ monthlyPayment: '75225.25' })).toEqual(['monthlyPayment']);
    expect(reasons({ monthlyPayment: 75_225.26 })).toEqual([]);
    expect(reasons({ price: 30_000_000, monthlyPayment: 100_000 })).toEqual(['monthlyPayment']);
  });

  it('counts with the defaults for what is not asked', () => {
    const { loanKopecks, minPaymentKopecks, fullCost, psk } = evaluateOffer(
      offerWith(),
      prepareQuery({}, context),
    );
    expect([loanKopecks, minPaymentKopecks, fullCost.interestKopecks]).toEqual([
      1_050_000_000, 7_522_526, 755_406_291,
    ]);
    expect(psk).toBe(6);
  });
});

describe('the policy', () => {
  const combo: Partial<OfferTerms> = {
    type: 'COMBO',
    parts: [
      { type: 'BASE', interest: 0.06, valueRange: { from: null, to: 6_000_000 } },
      { type: 'COMBO', interest: 0.18, valueRange: { from: 1_000_000, to: 9_000_000 } },
    ],
  };
  const tranche: Partial<OfferTerms> = {
    type: 'TRANCHE',
    parts: [
      { type: 'BASE', interest: 0.18, valueRange: { from: null, to: null } },
      { type: 'TRANCHE', valuePart: 0.1, endDateOrDuration: 'до ввода дома' },
    ],
  };
  const subsidy: Partial<OfferTerms> = {
    type: 'SUBSIDY',
    parts: [
      { type: 'BASE', interest: 0.18, valueRange: { from: null, to: null } },
      { type: 'SUBSIDY', matrix: [{ duration: 1, interest: 0.01, _fee: 0.05, _discount: 0.02 }] },
    ],
  };
  const query = { price: 15_000_000, initialPayment: 0.3, years: 20, monthlyPayment: 20_000 };
  const evaluate = (terms: Partial<OfferTerms>, policy: object) =>
    evaluateOffer(
      offerWith(terms),
      prepareQuery(query, { ...context, policy: { ...DEFAULT_CALC_POLICY, ...policy } }),
    );

  it('chooses what the first stage of a tranche pays', () => {
    const [annuity] = evaluate(tranche, {}).rows;
    const [interestOnly] = evaluate(tranche, { trancheFirstStage: 'interestOnly' }).rows;
    expect([annuity!.paymentKopecks, interestOnly!.paymentKopecks]).toEqual([1_620_477, 1_575_000]);
  });

  it('chooses how a combo is paid and what its range bounds', () => {
    const parts = evaluate(combo, {});
    const weighted = evaluate(combo, { comboPayment: 'weighted' });
    expect(weighted.minPaymentKopecks).toBeLessThan(parts.minPaymentKopecks);
    expect([parts.rows[0]!.interest, weighted.rows[0]!.interest]).toEqual([0.111429, 0.111429]);
    expect(parts.reasons).toContain('valueRange');
    expect(evaluate(combo, { comboRange: 'ownPart' }).reasons).not.toContain('valueRange');
  });

  it('chooses which payment the limit is held against', () => {
    expect(evaluate(tranche, {}).reasons).toEqual([]);
    expect(evaluate(tranche, { comparedPayment: 'max' }).reasons).toEqual(['monthlyPayment']);
  });

  it('chooses whether a fee is a cost', () => {
    const counted = evaluate(subsidy, {});
    const ignored = evaluate(subsidy, { countsSubsidyFee: false });
    expect([counted.fullCost.feeKopecks, ignored.fullCost.feeKopecks]).toEqual([52_500_000, 0]);
    expect(counted.psk!).toBeGreaterThan(ignored.psk!);
    expect(counted.rows).toEqual(ignored.rows);
    const { interestKopecks, feeKopecks, pricePremiumKopecks, totalKopecks } = counted.fullCost;
    expect(pricePremiumKopecks).toBe(30_000_000);
    expect(totalKopecks).toBe(interestKopecks + feeKopecks + pricePremiumKopecks);
  });

  it('chooses how long an unknown handover takes', () => {
    expect(evaluate(tranche, { assumedHandoverMonths: 36 }).rows[0]!.months).toBe(36);
    expect(evaluate(tranche, {}).isHandoverAssumed).toBe(true);
  });

  it('chooses how interest accrues, which leaves the payment as it is', () => {
    const equal = evaluate({}, {});
    const byDays = evaluate({}, { accrual: 'actualDays' });
    expect(byDays.rows).toEqual(equal.rows);
    expect(byDays.fullCost.interestKopecks).not.toBe(equal.fullCost.interestKopecks);
    expect(byDays.fullCost.interestKopecks / equal.fullCost.interestKopecks).toBeCloseTo(1, 2);
  });
});

describe('the handover', () => {
  const terms: Partial<OfferTerms> = {
    type: 'TRANCHE',
    project: { id: 1, name: 'Берег', handoverDate: '2027-11-20' },
    parts: [
      { type: 'BASE', interest: 0.18, valueRange: { from: null, to: null } },
      { type: 'TRANCHE', valuePart: 0.1, endDateOrDuration: 'до ввода дома' },
    ],
  };

  it.each([
    [{}, 12],
    [{ handoverDate: '2028-11-20' }, 24],
  ])('is that of the house on its page, else of the project: %o', (page, months) => {
    const { rows, ...traits } = evaluateOffer(offerWith(terms), prepareQuery({}, { ...context, ...page }));
    expect(rows[0]!.months).toBe(months);
    expect(traits).toMatchObject({ isUntilHandover: true, isHandoverAssumed: false });
  });
});

describe('order', () => {
  const ranks = orderCase.offers.map(({ minMonthlyPayment, interest, ...rank }) => ({
    ...rank,
    minPaymentKopecks: toKopecks(minMonthlyPayment),
    interest: Number(interest),
  }));

  it.each(['higherFirst', 'lowerFirst'] as const)('%s', (order) => {
    const sorted = ranks.toSorted(compareRanks(order));
    expect(sorted.map(({ hash }) => hash)).toEqual(orderCase[order]);
    expect(ranks.toReversed().sort(compareRanks(order))).toEqual(sorted);
  });
});

it.each([
  ['0.3', 0.3, 0],
  ['0.30000000000000000001', 0.3, 1],
  ['0.29999999999999999999', 0.3, -1],
  ['0.2', 0.3, -1],
  ['12000000.01', 12_000_000, 1],
])('compareMeasure of %s and %s', (value, bound, sign) => {
  expect(Math.sign(compareMeasure(measure(value), bound))).toBe(sign);
});

function text(kopecks: number): string {
  return fromKopecks(kopecks).toFixed(2);
}
