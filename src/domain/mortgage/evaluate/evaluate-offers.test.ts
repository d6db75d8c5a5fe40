import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixedOffers } from '../fixtures/mixed-offers.ts';
import { offerWith } from '../fixtures/offer-with.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { findSubsidyRow, type SubsidyCell } from '../offer-types/find-subsidy-row.ts';
import { type CalcQuery, prepareQuery } from './calc-query.ts';
import { evaluateOffer, type OfferEvaluation } from './evaluate-offer.ts';
import { evaluateOffers } from './evaluate-offers.ts';
import { offerLoan } from './offer-loan.ts';
import { offerSchedule } from './offer-schedule.ts';

const context = { today: '2026-11-20' };

const anyQuery: fc.Arbitrary<CalcQuery> = fc.record(
  {
    price: fc.integer({ min: 500_000, max: 60_000_000 }),
    initialPayment: fc.integer({ min: 0, max: 1_000 }).map((permille) => permille / 1_000),
    years: fc.integer({ min: 4, max: 124 }).map((quarters) => quarters / 4),
    monthlyPayment: fc.integer({ min: 1_000, max: 400_000 }),
  },
  { requiredKeys: [] },
);
const anyOffers = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => mixedOffers(10, () => stream.next().value!));

const anyOffer = anyOffers.chain((offers) => fc.constantFrom(...offers));

/** A later payment half a kopeck less, with interest on what it leaves for hundreds of months. */
const ROUNDING_KOPECKS = 10_000;
const QUICK = { numRuns: 60 };
const hashes = (list: readonly OfferEvaluation[]) => list.map(({ offer }) => offer.hash);

describe('evaluateOffers', () => {
  it('puts every offer on exactly one side, whatever the order of the input', () => {
    fc.assert(
      fc.property(anyOffers, anyQuery, (offers, query) => {
        const { matching, notMatching, unfiltered } = evaluateOffers(offers, query, context);
        expect(hashes([...matching, ...notMatching]).sort()).toEqual(offers.map(({ hash }) => hash).sort());
        expect(notMatching.every(({ reasons }) => reasons.length > 0)).toBe(true);
        expect(unfiltered.filter(({ reasons }) => reasons.length === 0)).toEqual(matching);
        expect(evaluateOffers(offers.toReversed(), query, context)).toEqual({
          matching,
          notMatching,
          unfiltered,
        });
      }),
      QUICK,
    );
  });
});

describe('an evaluation', () => {
  it('agrees with the whole schedule', () => {
    fc.assert(
      fc.property(anyOffer, anyQuery, (offer, asked) => {
        const query = prepareQuery(asked, context);
        const { fullCost, rows, loanKopecks } = evaluateOffer(offer, query);
        const schedule = offerSchedule(offer, query);
        expect(schedule.totalInterestKopecks).toBe(fullCost.interestKopecks);
        expect(schedule.totalPaidKopecks).toBe(loanKopecks + fullCost.interestKopecks);
        expect(sumOf(schedule.rows.map(({ principalKopecks }) => principalKopecks))).toBe(loanKopecks);
        expect(sumOf(schedule.rows.map(({ paymentKopecks }) => paymentKopecks))).toBe(
          schedule.totalPaidKopecks,
        );
        expect(sumOf(rows.map(({ months }) => months))).toBe(query.months);
        if (loanKopecks > 100_000) expect(schedule.rows[0]!.paymentKopecks).toBe(rows[0]!.paymentKopecks);
      }),
      QUICK,
    );
  });

  it('has a ПСК between its rates, above them for a fee', () => {
    fc.assert(
      fc.property(anyOffer, anyQuery, (offer, asked) => {
        const query = prepareQuery(asked, context);
        const { psk, rows, loanKopecks, fullCost } = evaluateOffer(offer, query);
        if (loanKopecks < 10_000_000) return;
        const rates = offerLoan(offer, query).plans.flatMap(({ stages }) =>
          stages.map(({ rate }) => rate.monthly * 1_200),
        );
        expect(psk!).toBeGreaterThan(Math.min(...rates) - 0.01);
        if (fullCost.feeKopecks === 0) expect(psk!).toBeLessThan(Math.max(...rates) + 0.01);
        expect(rows.length).toBeLessThanOrEqual(2);
      }),
      QUICK,
    );
  });
});

describe('early repayment of an offer', () => {
  const combo: Partial<OfferTerms> = {
    type: 'COMBO',
    parts: [
      { type: 'BASE', interest: 0.06, valueRange: { from: null, to: 6_000_000 } },
      { type: 'COMBO', interest: 0.18, valueRange: { from: 6_000_000, to: 15_000_000 } },
    ],
  };
  const query = prepareQuery({ price: 12_000_000, initialPayment: 0.4, years: 20 }, context);

  it('goes to the dearer loan of a combo first', () => {
    const plain = offerSchedule(offerWith(combo), query);
    const early = [{ month: 12, amountKopecks: 130_000_000, mode: 'term' as const }];
    const schedule = offerSchedule(offerWith(combo), query, { early });
    expect(schedule.totalExtraKopecks).toBe(130_000_000);
    // 1.2 mln at 18 % are gone at once; the rest of the sum shortens the loan at 6 %.
    expect(schedule.rows[12]!.interestKopecks).toBeLessThan(
      Math.round(plain.rows[12]!.balanceKopecks * 0.005),
    );
    expect(schedule.rows.length).toBeLessThan(plain.rows.length);
  });

  it('repays all there is and no more', () => {
    fc.assert(
      fc.property(
        anyOffer,
        fc.array(
          fc.record({
            month: fc.integer({ min: 1, max: 300 }),
            amountKopecks: fc.integer({ min: 0, max: 500_000_000 }),
            mode: fc.constantFrom('term' as const, 'payment' as const),
          }),
          { maxLength: 6 },
        ),
        (offer, early) => {
          const plain = offerSchedule(offer, query);
          const { rows, totalExtraKopecks, totalInterestKopecks } = offerSchedule(offer, query, { early });
          expect(
            sumOf(rows.map(({ principalKopecks, extraKopecks }) => principalKopecks + extraKopecks)),
          ).toBe(query.loanKopecks);
          expect(sumOf(rows.map(({ extraKopecks }) => extraKopecks))).toBe(totalExtraKopecks);
          expect(totalExtraKopecks).toBeLessThanOrEqual(
            sumOf(early.map(({ amountKopecks }) => amountKopecks)),
          );
          expect(totalInterestKopecks).toBeLessThanOrEqual(plain.totalInterestKopecks + ROUNDING_KOPECKS);
          expect(rows.at(-1)!.balanceKopecks).toBe(0);
        },
      ),
      QUICK,
    );
  });
});

describe('the cell of a subsidy', () => {
  const offer = offerWith({
    type: 'SUBSIDY',
    parts: [
      { type: 'BASE', interest: 0.18, valueRange: { from: null, to: null } },
      {
        type: 'SUBSIDY',
        matrix: [
          { duration: 1, interest: 0.0399 },
          { duration: 2, interest: 0.06 },
          { duration: 30, interest: 0.12 },
        ],
      },
    ],
  });
  const query = prepareQuery({ years: 30 }, context);

  const at = (cell: SubsidyCell) => evaluateOffer(offer, query, findSubsidyRow(offer, cell)!);

  it('is counted at the row of its matrix, compared as decimals', () => {
    const { psk, rows } = at({ interest: '0.060', periodDuration: '2.0' });
    expect(psk).toBe(14.782);
    expect(rows.map(({ paymentKopecks }) => paymentKopecks)).toEqual([6_295_281, 15_455_115]);
  });

  it('reduces the rate for the whole term when it is as long', () => {
    expect(at({ interest: 0.12, periodDuration: 30 }).rows).toMatchObject([
      { months: 360, interest: 0.12, isSubsidy: true },
    ]);
  });

  it.each([
    { interest: 0.06, periodDuration: 1 },
    { interest: 0.05, periodDuration: 2 },
  ])('is not there for %o', (cell) => {
    expect(findSubsidyRow(offer, cell)).toBeUndefined();
  });

  it('is of subsidies only', () => {
    expect(findSubsidyRow(offerWith(), { interest: 0.06, periodDuration: 2 })).toBeUndefined();
  });
});

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
