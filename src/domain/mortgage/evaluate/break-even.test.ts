import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerWith } from '../fixtures/offer-with.ts';
import { breakEven } from './break-even.ts';
import { prepareQuery } from './calc-query.ts';
import { evaluateOffer } from './evaluate-offer.ts';

const context = { today: '2026-11-20' };
const ANY = { from: null, to: null };

const subsidy = (row: { duration: number; interest: number }, base = 0.1879) =>
  offerWith({
    type: 'SUBSIDY',
    parts: [
      { type: 'BASE', interest: base, valueRange: ANY },
      { type: 'SUBSIDY', matrix: [row] },
    ],
  });

describe('breakEven', () => {
  const row = { duration: 2, interest: 0.035 };

  it.each<[string, number, number | null, number]>([
    // 10 500 000 ₽ for 20 years: months save 133 787,50, 133 812,43, 133 836,63 … ₽, counted by another program.
    ['a fee of 2 % and a premium of 3 %', 66_000_000, 5, 414_546_288],
    ['what five months save', 66_917_939, 5, 413_628_349],
    ['what the first month saves', 13_378_750, 1, 467_167_538],
    ['a kopeck more', 13_378_751, 2, 467_167_537],
    ['what the whole term saves', 480_546_288, 240, 0],
    ['a kopeck over it', 480_546_289, null, -1],
    ['nothing', 0, 1, 480_546_288],
  ])('%s', (_, costKopecks, month, gainKopecks) => {
    expect(breakEven(subsidy(row), prepareQuery({}, context), { row, costKopecks })).toEqual({
      month,
      gainKopecks,
    });
  });

  it('never comes where the bought rate is no lower, or where nothing is borrowed', () => {
    const dear = { duration: 2, interest: 0.2 };
    const query = prepareQuery({}, context);
    const { month, gainKopecks } = breakEven(subsidy(dear), query, { row: dear, costKopecks: 100 });
    expect([month, gainKopecks < 0]).toEqual([null, true]);
    const whole = prepareQuery({ initialPayment: 1 }, context);
    expect(breakEven(subsidy(row), whole, { row, costKopecks: 100 })).toEqual({
      month: null,
      gainKopecks: -100,
    });
  });

  it('gains what the whole interest differs by, and comes later the dearer it is', () => {
    const share = fc.integer({ min: 1, max: 250 }).map((permille) => permille / 1_000);
    fc.assert(
      fc.property(
        share,
        share,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 500_000_000 }),
        (rate, cut, duration, years, costKopecks) => {
          const bought = { duration, interest: rate };
          const offer = subsidy(bought, rate + cut);
          const query = prepareQuery({ years }, context);
          const interest = (one: typeof offer) => evaluateOffer(one, query, bought).fullCost.interestKopecks;
          const found = breakEven(offer, query, { row: bought, costKopecks });
          expect(found.gainKopecks).toBe(
            interest({ ...offer, type: 'BASE' }) - interest(offer) - costKopecks,
          );
          expect(found.month === null).toBe(found.gainKopecks < 0);
          const dearer = breakEven(offer, query, { row: bought, costKopecks: costKopecks + 10_000_000 });
          if (dearer.month !== null) expect(found.month).toBeLessThanOrEqual(dearer.month);
        },
      ),
      { numRuns: 60 },
    );
  });
});
