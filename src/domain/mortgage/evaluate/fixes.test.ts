import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixedOffers } from '../fixtures/mixed-offers.ts';
import { offerWith } from '../fixtures/offer-with.ts';
import { greatestPrice } from '../inverse/greatest-price.ts';
import { fromKopecks } from '../loan/kopecks.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { type CalcQuery, prepareQuery } from './calc-query.ts';
import { evaluateOffer } from './evaluate-offer.ts';
import { suggestFixes } from './suggest-fixes.ts';

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

const QUICK = { numRuns: 60 };

describe('suggestFixes', () => {
  const base = (interest: number, to: number | null, terms: Partial<OfferTerms> = {}) =>
    offerWith({ ...terms, parts: [{ type: 'BASE', interest, valueRange: { from: 300_000, to } }] });
  const asked = { price: 15_000_000, initialPayment: 0.3, years: 20 };

  it.each<[string, ReturnType<typeof base>, CalcQuery, [string, number][]]>([
    [
      'raises the first payment to its bound',
      base(0.06, null, { downPayment: { from: 0.31, to: null } }),
      asked,
      [['initialPayment', 0.31]],
    ],
    [
      'lowers it to its bound',
      base(0.06, null, { downPayment: { from: null, to: 0.2 } }),
      asked,
      [['initialPayment', 0.2]],
    ],
    [
      'proposes a price where none was named',
      base(0.06, null, { period: { from: 1, to: 15 } }),
      { ...asked, price: 0, years: 10 },
      [['price', 428_572]],
    ],
    ['shortens the term', base(0.06, null, { period: { from: 1, to: 15 } }), asked, [['years', 15]]],
    ['lengthens it', base(0.06, null, { period: { from: 25, to: 30 } }), asked, [['years', 25]]],
    [
      'lowers the loan to its range',
      base(0.06, 8_000_000),
      asked,
      [
        ['initialPayment', 0.467],
        ['price', 11_428_571],
      ],
    ],
    [
      'raises the loan to its range',
      base(0.06, null),
      { ...asked, price: 400_000 },
      [
        ['initialPayment', 0.25],
        ['price', 428_572],
      ],
    ],
    [
      'eases the limit',
      base(0.179, null),
      { ...asked, monthlyPayment: 161_000 },
      [
        ['price', 14_977_664],
        ['initialPayment', 0.302],
        ['monthlyPayment', 162_000],
        ['years', 21],
      ],
    ],
    [
      'finds none when two bounds are in the way',
      base(0.06, null, { downPayment: { from: 0.31, to: null }, period: { from: 1, to: 15 } }),
      asked,
      [],
    ],
    ['changes nothing in an offer that matches', base(0.06, null), asked, []],
    [
      'changes only what was asked',
      base(0.06, null, { downPayment: { from: 0.31, to: null } }),
      { years: 20, initialPayment: 0.3 },
      [['initialPayment', 0.31]],
    ],
  ])('%s', (_, offer, query, expected) => {
    expect(suggestFixes(offer, query, context).map(({ option, value }) => [option, value])).toEqual(expected);
  });

  it('tells the price of a fix', () => {
    const [fix] = suggestFixes(base(0.06, null, { downPayment: { from: 0.31, to: null } }), asked, context);
    expect(fix).toEqual({
      option: 'initialPayment',
      direction: 'raise',
      value: 0.31,
      extraInitialPaymentKopecks: 15_000_000,
      minPaymentKopecks: 7_415_061,
    });
  });

  it('offers only what makes the offer match', () => {
    fc.assert(
      fc.property(anyOffer, anyQuery, (offer, query) => {
        for (const { option, value } of suggestFixes(offer, query, context)) {
          const fixed = evaluateOffer(offer, prepareQuery({ ...query, [option]: value }, context));
          expect(fixed.reasons).toEqual([]);
        }
      }),
      QUICK,
    );
  });
});

describe('greatestPrice', () => {
  it('is the last price that matches', () => {
    const payment = fc.integer({ min: 5_000, max: 500_000 });
    const share = fc.integer({ min: 0, max: 99 }).map((percent) => percent / 100);
    fc.assert(
      fc.property(
        anyOffer,
        payment,
        share,
        fc.integer({ min: 1, max: 30 }),
        (offer, monthlyPayment, initialPayment, years) => {
          const found = greatestPrice(offer, { payment: monthlyPayment, initialPayment, years }, context);
          if (found === null) return;
          const reasons = (priceKopecks: number) =>
            evaluateOffer(
              offer,
              prepareQuery(
                { price: fromKopecks(priceKopecks), initialPayment, years, monthlyPayment },
                context,
              ),
            ).reasons;
          expect(reasons(found.priceKopecks)).toEqual([]);
          // A dearer loan by enough to show in the payment, and in the range.
          expect(reasons(found.priceKopecks + 1_000_000)).not.toEqual([]);
        },
      ),
      QUICK,
    );
  });

  it.each([
    ['a share beyond the offer', { payment: 100_000, initialPayment: 0.1, years: 20 }],
    ['a term beyond it', { payment: 100_000, initialPayment: 0.3, years: 31 }],
    ['a payment too small for its least loan', { payment: 1_000, initialPayment: 0.3, years: 20 }],
    ['nothing to borrow', { payment: 100_000, initialPayment: 1, years: 20 }],
  ])('is none for %s', (_, query) => {
    expect(greatestPrice(offerWith(), query, context)).toBeNull();
  });

  it('stops at the bound of the loan', () => {
    const found = greatestPrice(offerWith(), { payment: 1_000_000, initialPayment: 0.3, years: 20 }, context);
    expect(found).toEqual({
      priceKopecks: 1_714_285_714,
      loanKopecks: 1_200_000_000,
      minPaymentKopecks: 8_597_173,
    });
  });
});
