import { expect, it } from 'vitest';
import { mixedOffers } from '../fixtures/mixed-offers.ts';
import type { CalcQuery } from './calc-query.ts';
import { countMatching } from './count-matching.ts';
import { evaluateOffers } from './evaluate-offers.ts';

const context = { today: '2026-11-20' } as const;
const VALUES: Required<Record<keyof CalcQuery, readonly number[]>> = {
  price: [1_000_000, 8_700_000, 15_000_000, 48_000_000],
  initialPayment: [0, 0.201, 0.3, 0.75, 0.99],
  years: [1, 7, 20, 30],
  monthlyPayment: [20_000, 75_226, 130_000, 300_000],
};

it.each([{}, { monthlyPayment: 120_000 }])(
  'counts what the calculator shows at each value, limit %j',
  (limit) => {
    let step = 0;
    const offers = mixedOffers(60, () => (step++ * 0.381) % 1);
    const query = { price: 15_000_000, initialPayment: 0.3, years: 20, ...limit };
    for (const [option, values] of Object.entries(VALUES) as [keyof CalcQuery, readonly number[]][]) {
      const shown = values.map(
        (value) => evaluateOffers(offers, { ...query, [option]: value }, context).matching.length,
      );
      expect([...countMatching(offers, query, context, { option, values })]).toEqual(shown);
      expect(new Set(shown).size).toBeGreaterThan(1);
    }
  },
);
