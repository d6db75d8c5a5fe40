import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALCULATOR_BOUNDS } from '../calculator-defaults.ts';
import { mixedOffers } from '../fixtures/mixed-offers.ts';
import { offerWith } from '../fixtures/offer-with.ts';
import { greatestPrice } from '../inverse/greatest-price.ts';
import { fromKopecks } from '../loan/kopecks.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { type CalcQuery, prepareQuery } from './calc-query.ts';
import { evaluateOffer } from './evaluate-offer.ts';
import { sharedFixes } from './shared-fixes.ts';
import { suggestFixes, suggestFixPair } from './suggest-fixes.ts';

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

it.each<[string, Pick<OfferTerms, 'type' | 'parts'>]>([
  [
    'a base part',
    {
      type: 'BASE',
      parts: [{ type: 'BASE', interest: 0.06, valueRange: { from: null, to: 999_999_999_999.99 } }],
    },
  ],
  [
    'the base part of a combo',
    {
      type: 'COMBO',
      parts: [
        { type: 'BASE', interest: 0.06, valueRange: { from: null, to: 1_000_000_000_000 } },
        { type: 'COMBO', interest: 0.18, valueRange: { from: null, to: null } },
      ],
    },
  ],
])('%s that lends more than is counted with bounds nothing', (_, terms) => {
  const offer = offerWith(terms);
  const unbounded = offerWith({
    parts: [{ type: 'BASE', interest: 0.06, valueRange: { from: null, to: null } }],
  });
  const query = prepareQuery({ price: 15_000_000, initialPayment: 0.3, years: 20 }, context);
  expect(evaluateOffer(offer, query).minPaymentKopecks).toBe(7_522_526);
  const wanted = { payment: 10_000, initialPayment: 0.3, years: 20 };
  expect(greatestPrice(offer, wanted, context)).toEqual(greatestPrice(unbounded, wanted, context));
});

describe('suggestFixes', () => {
  const base = (interest: number, to: number | null, terms: Partial<OfferTerms> = {}) =>
    offerWith({ ...terms, parts: [{ type: 'BASE', interest, valueRange: { from: 300_000, to } }] });
  const NO_LEAST: OfferTerms['parts'] = [
    { type: 'BASE', interest: 0.06, valueRange: { from: null, to: null } },
  ];
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
      [['price', 500_000]],
    ],
    ['shortens the term', base(0.06, null, { period: { from: 1, to: 15 } }), asked, [['years', 15]]],
    ['lengthens it', base(0.06, null, { period: { from: 25, to: 30 } }), asked, [['years', 25]]],
    [
      'lowers the loan to its range',
      base(0.06, 8_000_000),
      asked,
      [
        ['initialPayment', 0.467],
        ['price', 11_400_000],
      ],
    ],
    [
      'raises the loan to its range',
      base(0.06, null),
      { ...asked, price: 400_000 },
      [
        ['initialPayment', 0.25],
        ['price', 500_000],
      ],
    ],
    [
      'eases the limit',
      base(0.179, null),
      { ...asked, monthlyPayment: 161_000 },
      [
        ['initialPayment', 0.302],
        ['monthlyPayment', 162_000],
        ['price', 14_900_000],
        ['years', 21],
      ],
    ],
    [
      'names a price that is not round only where no round one would do',
      offerWith({
        parts: [{ type: 'BASE', interest: 0.06, valueRange: { from: 7_710_000, to: 7_720_000 } }],
      }),
      { ...asked, initialPayment: 0.3 },
      [
        ['initialPayment', 0.486],
        ['price', 11_028_571],
      ],
    ],
    ['asks for whole years', base(0.06, null, { period: { from: 1, to: 7.5 } }), asked, [['years', 7]]],
    [
      'asks for no share without a loan, though the offer would take it',
      offerWith({ downPayment: { from: 0.995, to: null }, parts: NO_LEAST }),
      asked,
      [],
    ],
    [
      'asks for no term the ruler does not have',
      base(0.06, null, { period: { from: 31, to: 40 } }),
      asked,
      [],
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
          const { min, max } = CALCULATOR_BOUNDS[option];
          expect(value >= min && value <= max).toBe(true);
        }
      }),
      QUICK,
    );
  });
});

describe('sharedFixes', () => {
  const asked = { price: 15_000_000, initialPayment: 0.12, years: 20 };
  const share = (from: number, to: number | null = null) =>
    offerWith({
      downPayment: { from, to: null },
      parts: [{ type: 'BASE', interest: 0.06, valueRange: { from: null, to } }],
    });
  const suggested = (...[offers, query]: [readonly OfferTerms[], CalcQuery]) =>
    sharedFixes(offers, query, context).map(({ option, value, opens }) => [option, value, opens]);

  it('are the change most offers need and what it opens in all', () => {
    expect(suggested([share(0.5), share(0.201), share(0.15), share(0.201)], asked)).toEqual([
      ['initialPayment', 0.201, 3],
    ]);
  });

  it('are one an option, those that open more first', () => {
    const offers = [share(0.1, 8_000_000), share(0.1, 8_000_000), share(0.1, 7_000_000), share(0.201)];
    expect(suggested(offers, asked)).toEqual([
      ['initialPayment', 0.467, 3],
      ['price', 9_000_000, 2],
    ]);
  });

  it('are none where no single change helps', () => {
    const stuck = offerWith({ downPayment: { from: 0.5, to: null }, period: { from: 1, to: 7 } });
    expect(suggested([stuck, stuck], asked)).toEqual([]);
    expect(suggested([], asked)).toEqual([]);
  });

  it('open as many as they say', () => {
    fc.assert(
      fc.property(anyOffers, anyQuery, (offers, query) => {
        const closed = offers.filter(
          (offer) => evaluateOffer(offer, prepareQuery(query, context)).reasons.length > 0,
        );
        const fixes = sharedFixes(closed, query, context);
        expect(new Set(fixes.map(({ option }) => option)).size).toBe(fixes.length);
        for (const { option, value, opens } of fixes) {
          const changed = prepareQuery({ ...query, [option]: value }, context);
          const opened = closed.filter((offer) => evaluateOffer(offer, changed).reasons.length === 0);
          expect([opens > 0, opened.length]).toEqual([true, opens]);
        }
      }),
      QUICK,
    );
  });
});

describe('suggestFixPair', () => {
  it('helps every offer that has one reason and no single change', () => {
    let [alone, pairs, step] = [0, 0, 0];
    const next = () => (step++ * 0.381966) % 1;
    const offers = mixedOffers(60, next);
    for (let at = 0; at < 16; at++) {
      const query = {
        price: Math.round(1e6 + next() * 4e7),
        initialPayment: Math.round(next() * 900) / 1_000,
        years: 1 + Math.floor(next() * 30),
        ...(at % 2 === 1 && { monthlyPayment: Math.round(3e4 + next() * 2e5) }),
      };
      for (const offer of offers) {
        const { reasons } = evaluateOffer(offer, prepareQuery(query, context));
        if (reasons.length === 0 || suggestFixes(offer, query, context).length > 0) continue;
        const pair = suggestFixPair(offer, query, context);
        if (reasons.length === 1) alone += 1;
        if (!pair) {
          expect(reasons.length).toBeGreaterThan(1);
          continue;
        }
        pairs += 1;
        const [first, second] = pair;
        const changed = { ...query, [first.option]: first.value, [second.option]: second.value };
        expect(first.option).not.toBe(second.option);
        expect(evaluateOffer(offer, prepareQuery(changed, context)).reasons).toEqual([]);
      }
    }
    expect(alone).toBeGreaterThan(0);
    expect(pairs).toBeGreaterThan(alone);
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
