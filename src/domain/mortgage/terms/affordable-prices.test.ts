import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import type { CalcContext } from '../evaluate/calc-query.ts';
import { mixedOffers } from '../fixtures/mixed-offers.ts';
import { offerWith, programName } from '../fixtures/offer-with.ts';
import { wholeRoubles } from '../loan/kopecks.ts';
import type { Offer } from '../offer/offer.ts';
import {
  type MonthlyRange,
  partCurves,
  paymentCurve,
  affordablePrices as pricesOfLists,
} from './affordable-prices.ts';
import { BUYER_PROGRAMS, type BuyerTerms, DEFAULT_TERMS } from './buyer-terms.ts';
import { offersAt, toldPayment } from './offers-at.ts';
import type { PriceSpan } from './price-spans.ts';

const today = '2026-11-20';
const base = (interest: number, from: number | null = null, to: number | null = null) => ({
  type: 'BASE' as const,
  interest,
  valueRange: { from, to },
});

const named = (name: string) => {
  const program = programName(1, name);
  return { program: { ...program, chain: [program] } };
};

const STATE = ['Семейная', 'IT-ипотека', 'Военная', 'Сельская', 'Дальневосточная', 'Базовая'];

/** Offers whose first stages last long, whose bounds are open, whose rows tie and whose rates are none. */
const ODD: Offer[] = [
  offerWith({ downPayment: { from: null, to: null }, period: { from: null, to: null }, parts: [base(0)] }),
  offerWith({ downPayment: { from: 0, to: 0 }, parts: [base(0.07)] }),
  offerWith({
    type: 'SUBSIDY',
    downPayment: { from: null, to: 0.5 },
    parts: [
      base(0.19),
      {
        type: 'SUBSIDY',
        matrix: [
          { duration: 1, interest: 0.03 },
          { duration: 9.5, interest: 0.0301 },
          { duration: 5, interest: 0.03 },
        ],
      },
    ],
  }),
  offerWith({
    type: 'TRANCHE',
    period: { from: 1, to: 30 },
    parts: [base(0.24), { type: 'TRANCHE', valuePart: 0.9, endDateOrDuration: 14 }],
  }),
  offerWith({
    type: 'COMBO',
    parts: [
      base(0.06, null, 6_000_000),
      { type: 'COMBO', interest: 0.21, valueRange: { from: 6_000_000, to: 30_000_000 } },
    ],
  }),
];

const OFFERS = [
  ...mixedOffers(40, seededRandom(5)).map((offer, at) => offerWith({ ...offer, ...named(STATE[at % 6]!) })),
  ...ODD,
];

const terms: fc.Arbitrary<BuyerTerms> = fc.record({
  down: fc.oneof(
    fc.constant(DEFAULT_TERMS.down),
    fc.nat(990).map((tenths) => ({ share: tenths / 1_000 })),
    fc.nat(20_000_000).map((roubles) => ({ roubles })),
    fc.nat(40).map((halves) => ({ roubles: halves * 500_000 })),
  ),
  years: fc.integer({ min: 1, max: 30 }),
  programs: fc.option(fc.subarray([...BUYER_PROGRAMS])),
  isByFirst: fc.boolean(),
});

const payment = fc.oneof(
  fc.nat(300).map((thousands) => thousands * 1_000),
  fc.nat(500_000),
  fc.nat(30_000).map((tenths) => tenths / 10),
);

const range: fc.Arbitrary<MonthlyRange> = fc.tuple(payment, payment, fc.nat(2)).map(([one, other, kind]) => {
  if (kind === 0) return { from: 0, to: one };
  if (kind === 1) return { from: one, to: 0 };
  return { from: Math.min(one, other), to: Math.max(one, other) };
});

const handoverDate = fc.constantFrom(null, null, '2026-12-31', '2028-06-30', '2034-12-31');

function affordablePrices(
  offers: readonly Offer[],
  asked: MonthlyRange,
  buyer: BuyerTerms,
  context: CalcContext,
): PriceSpan[] {
  const curves = offers.flatMap((offer) => paymentCurve(offer, buyer, context) ?? []);
  return pricesOfLists(partCurves([curves]), asked)[0]!;
}

/** Asks the calculator itself about one price: every offer is counted, and the best is told as cards tell it. */
function isAffordable(
  price: number,
  offers: Offer[],
  { from, to }: MonthlyRange,
  buyer: BuyerTerms,
  handover: string | null,
) {
  const [best] = offersAt(offers, price, buyer, { today, handoverDate: handover });
  if (!best) return false;
  const shown = wholeRoubles(best.payments[toldPayment(buyer)]);
  return shown >= from && (to === 0 || shown <= to);
}

const has = (spans: readonly PriceSpan[], price: number) =>
  spans.some(({ from, to }) => price >= from && price <= to);

describe('the prices a monthly payment affords', () => {
  it('are those the calculator itself says, in ten thousand questions about any offers', () => {
    let [found, edges] = [0, 0];
    fc.assert(
      fc.property(
        fc.subarray(OFFERS, { maxLength: 4 }),
        range,
        terms,
        handoverDate,
        fc.array(fc.integer({ min: 1, max: 60_000_000 }), { minLength: 3, maxLength: 3 }),
        (offers, asked, buyer, handover, prices) => {
          const spans = affordablePrices(offers, asked, buyer, { today, handoverDate: handover });
          const ends = spans.flatMap(({ from, to }) => [from - 1, from, to, to + 1]);
          edges += ends.length;
          const looked = [...prices, ...ends].filter((price) => price > 0);
          const wrong = looked.filter((price) => {
            const isFound = has(spans, price);
            if (isFound) found += 1;
            return isFound !== isAffordable(price, offers, asked, buyer, handover);
          });
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 10_000 },
    );
    // Questions that nothing answers would agree about anything.
    expect([found > 3_000, edges > 5_000]).toEqual([true, true]);
  });

  it('are looked at one by one around an end, where roundings make payments fall back a kopeck', () => {
    const [subsidy, tranche] = [ODD[2]!, ODD[3]!];
    for (const [offer, years, limit] of [
      [subsidy, 20, 61_017],
      [subsidy, 10, 250_000],
      [tranche, 15, 90_909],
    ] as const) {
      const buyer = { ...DEFAULT_TERMS, years };
      const asked = { from: 0, to: limit };
      const spans = affordablePrices([offer], asked, buyer, { today });
      const end = spans.at(-1)!.to;
      for (let price = end - 300; price <= end + 300; price++)
        expect([price, has(spans, price)]).toEqual([price, isAffordable(price, [offer], asked, buyer, null)]);
    }
  });

  it('have gaps where a dearer home is lent for by a cheaper offer', () => {
    const large = offerWith({ parts: [base(0.05, 10_000_000, null)] });
    const small = offerWith({ parts: [base(0.2, null, 9_000_000)] });
    const spans = affordablePrices([large, small], { from: 0, to: 80_000 }, DEFAULT_TERMS, { today });
    expect(spans).toHaveLength(2);
    expect(spans[0]!.to).toBeLessThan(spans[1]!.from);
  });

  it('begin where a sum put down leaves something to borrow, and end with the share a bank wants', () => {
    const offer = offerWith({ downPayment: { from: 0.2, to: null }, parts: [base(0.06)] });
    const buyer = { ...DEFAULT_TERMS, down: { roubles: 3_000_000 } };
    expect(affordablePrices([offer], { from: 0, to: 0 }, buyer, { today })).toEqual([
      { from: 3_000_001, to: 15_000_000 },
    ]);
  });

  it('are none of a programme one does not qualify for', () => {
    const family = offerWith({ parts: [base(0.06)] });
    const ofNone = { ...DEFAULT_TERMS, programs: [] };
    expect(affordablePrices([family], { from: 0, to: 0 }, ofNone, { today })).toEqual([]);
    const ofFamily = { ...DEFAULT_TERMS, programs: ['family' as const] };
    expect(affordablePrices([family], { from: 0, to: 0 }, ofFamily, { today })).toHaveLength(1);
  });
});
