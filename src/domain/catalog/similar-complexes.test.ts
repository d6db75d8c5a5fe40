import { expect, it } from 'vitest';
import { similarComplexes } from './similar-complexes.ts';

const one = (id: number, comfortClass: string | null, pricePerMeter: number | null) => ({
  id,
  comfortClass,
  pricePerMeter,
});

it.each([
  [
    'the same class wins over a price a little nearer',
    [one(1, 'COMFORT', 310), one(2, 'BUSINESS', 350)],
    [2, 1],
  ],
  ['a price much nearer wins over the class', [one(1, 'BUSINESS', 900), one(2, 'COMFORT', 300)], [2, 1]],
  [
    'an unknown price stands between near and far',
    [one(1, 'BUSINESS', 600), one(2, 'BUSINESS', null), one(3, 'BUSINESS', 310)],
    [3, 2, 1],
  ],
  ['equals stay in their order', [one(5, 'BUSINESS', 300), one(4, 'BUSINESS', 300)], [5, 4]],
] as const)('%s', (_, candidates, ids) => {
  expect(similarComplexes({ comfortClass: 'BUSINESS', pricePerMeter: 300 }, candidates, 3)).toEqual(ids);
});

it('gives no more than asked', () => {
  const many = [1, 2, 3, 4, 5].map((id) => one(id, null, null));
  expect(similarComplexes({ comfortClass: null, pricePerMeter: null }, many, 4)).toEqual([1, 2, 3, 4]);
});
