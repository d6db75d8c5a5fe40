import { expect, it } from 'vitest';
import { dropForeignSearch } from './drop-foreign-search.ts';

const METRO = { search: { metroId: 3 }, floorNotFirst: true };

it.each([
  ['another city', ['c1'], ['c4'], { floorNotFirst: true }],
  ['one more city', ['c1'], ['c1', 'c4'], METRO],
  ['one city fewer', ['c1', 'c4'], ['c1'], { floorNotFirst: true }],
  ['everywhere', ['c1'], [], METRO],
  ['a city instead of everywhere', [], ['c1'], { floorNotFirst: true }],
  ['the same city', ['c1'], ['c1'], METRO],
])('a metro in %s', (_, before, after, kept) => {
  expect(dropForeignSearch(METRO, before, after)).toEqual(kept);
});

it('drops the house and the complex as well, and the filters that were nothing else', () => {
  expect(dropForeignSearch({ houseId: 5, complexId: 7 }, ['c1'], ['c4'])).toBeUndefined();
  expect(dropForeignSearch(undefined, ['c1'], ['c4'])).toBeUndefined();
});
