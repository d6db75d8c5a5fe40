import { describe, expect, it } from 'vitest';
import { NBSP } from '#domain/text/nbsp.ts';
import { offerWith } from '../fixtures/offer-with.ts';
import { UNTIL_HANDOVER } from '../offer/offer.ts';
import { bestOfEachType, bestOffers } from './best-offers.ts';
import { prepareQuery } from './calc-query.ts';
import { evaluateOffer } from './evaluate-offer.ts';
import { paymentStages } from './payment-stages.ts';

const today = '2026-11-20';
const query = { price: 15_000_000, initialPayment: 0.3, years: 20 };
const base = (interest: number) => ({
  type: 'BASE' as const,
  interest,
  valueRange: { from: null, to: null },
});

const family = offerWith({ parts: [base(0.06)] });
const market = offerWith({ parts: [base(0.18)] });
const subsidised = offerWith({
  type: 'SUBSIDY',
  parts: [base(0.18), { type: 'SUBSIDY', matrix: [{ duration: 2, interest: 0.01 }] }],
});
const tranche = offerWith({
  type: 'TRANCHE',
  parts: [base(0.06), { type: 'TRANCHE', valuePart: 0.05, endDateOrDuration: UNTIL_HANDOVER }],
});
const combo = offerWith({
  type: 'COMBO',
  parts: [
    { type: 'BASE', interest: 0.06, valueRange: { from: null, to: 6_000_000 } },
    { type: 'COMBO', interest: 0.18, valueRange: { from: 6_000_000, to: 30_000_000 } },
  ],
});

describe('the best offer', () => {
  it('asks the least at its dearest, however little it asks at first', () => {
    const best = bestOffers([market, subsidised, family], query, { today });
    expect(best.map(({ offer }) => offer.hash)).toEqual([family.hash, subsidised.hash, market.hash]);
    expect(best[0]!.payments.max).toBe(7_522_526);
    expect(best[1]!.payments.min).toBeLessThan(7_522_526);
  });

  it('matches', () => {
    const short = offerWith({ parts: [base(0.01)], period: { from: 1, to: 7 } });
    expect(bestOffers([short, family], query, { today }).map(({ offer }) => offer.hash)).toEqual([
      family.hash,
    ]);
    expect(bestOffers([family], { ...query, monthlyPayment: 75_000 }, { today })).toEqual([]);
  });

  it('of equals is the one the bank puts higher, whatever order they come in', () => {
    const higher = offerWith({ ...family, downPayment: { from: 0.1, to: null }, priority: 5 });
    for (const offers of [
      [family, higher],
      [higher, family],
    ])
      expect(bestOffers(offers, query, { today })[0]!.offer.hash).toBe(higher.hash);
  });

  it('of each type is told once', () => {
    const best = bestOffers([market, subsidised, family, tranche, combo], query, { today });
    expect(bestOfEachType(best).map(({ offer }) => offer.type)).toEqual([
      'BASE',
      'TRANCHE',
      'COMBO',
      'SUBSIDY',
    ]);
  });
});

describe('the stages of a payment', () => {
  const stagesOf = (offer: typeof family, handoverDate: string | null = null) =>
    paymentStages(offer, prepareQuery(query, { today, handoverDate }));

  it('one annuity over the whole term', () => {
    expect(stagesOf(family)).toEqual([
      {
        label: `20${NBSP}лет`,
        from: '2026-12-20',
        months: 240,
        paymentKopecks: 7_522_526,
        annuities: [
          {
            debtKopecks: 1_050_000_000,
            rate: 0.06,
            months: 240,
            paymentKopecks: 7_522_526,
            interestKopecks: 755_406_291,
          },
        ],
      },
    ]);
  });

  it('a subsidy jumps to the base rate on what is left', () => {
    const [first, second] = stagesOf(subsidised);
    expect([first!.months, second!.months]).toEqual([24, 216]);
    expect(second).toMatchObject({ label: `Далее 18${NBSP}лет`, from: '2028-12-20' });
    expect(first!.annuities[0]).toMatchObject({ debtKopecks: 1_050_000_000, rate: 0.01, months: 240 });
    expect(second!.annuities[0]).toMatchObject({ rate: 0.18, months: 216 });
    expect(second!.annuities[0]!.debtKopecks).toBeLessThan(1_050_000_000);
  });

  it('a tranche waits for the house', () => {
    const [first, second] = stagesOf(tranche, '2027-12-31');
    expect(first!.annuities[0]!.debtKopecks).toBe(52_500_000);
    expect([first!.months, second!.from]).toEqual([14, '2028-02-20']);
  });

  it('a combo adds two annuities', () => {
    const [stage] = stagesOf(combo);
    expect(stage!.annuities.map(({ debtKopecks, rate }) => [debtKopecks, rate])).toEqual([
      [600_000_000, 0.06],
      [450_000_000, 0.18],
    ]);
    expect(stage!.annuities.reduce((sum, { paymentKopecks }) => sum + paymentKopecks, 0)).toBe(
      stage!.paymentKopecks,
    );
  });

  it.each([subsidised, tranche, combo])('all the interest is paid in some stage of some loan', (offer) => {
    const parts = stagesOf(offer).flatMap(({ annuities }) => annuities);
    expect(parts.reduce((sum, { interestKopecks }) => sum + interestKopecks, 0)).toBe(
      evaluateOffer(offer, prepareQuery({}, { today })).fullCost.interestKopecks,
    );
  });
});
