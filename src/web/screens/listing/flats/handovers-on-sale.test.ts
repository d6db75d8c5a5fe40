import { expect, it } from 'vitest';
import { handoversOnSale } from './handovers-on-sale.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const ready = { buildingState: 'HANDOVER' as const, handover: { year: 2024, quarter: null }, flatsCount: 3 };
const soon = {
  buildingState: 'UNFINISHED' as const,
  handover: { year: 2027, quarter: 4 as const },
  flatsCount: 2,
};
const late = { buildingState: 'PROJECT' as const, handover: { year: 2031, quarter: null }, flatsCount: 1 };

it('names the states and years of the houses with something on sale, in the order of the filter', () => {
  expect(handoversOnSale([late, ready, soon], NOW)).toEqual(['handOver', 'notBuilt', '2027', 'over2']);
  expect(handoversOnSale([late, ready, { ...soon, flatsCount: 0 }], NOW)).toEqual([
    'handOver',
    'notBuilt',
    'over2',
  ]);
});

it('offers nothing where nobody sells, but keeps what is chosen, so that it can be given up', () => {
  expect(handoversOnSale([{ ...soon, flatsCount: 0 }], NOW)).toEqual([]);
  expect(handoversOnSale([soon], NOW, ['2026'])).toEqual(['notBuilt', '2026', '2027']);
});
