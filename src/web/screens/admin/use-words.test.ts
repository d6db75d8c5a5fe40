import { expect, it } from 'vitest';
import { countUse, lossOf, placeOfUse } from './use-words.ts';

it('counts what uses a record in its own words', () => {
  expect(countUse({ kind: 'complexes', count: 3 })).toBe('3\u00a0ЖК');
  expect(countUse({ kind: 'keys', count: 1 })).toBe('1\u00a0ключ');
});

it('says what becomes of what goes along', () => {
  expect(lossOf({ kind: 'flats', count: 44 })).toBe('Уйдут с\u00a0витрины: 44\u00a0квартиры');
});

it('finds a thing by what it stands under, and what no page shows nowhere', () => {
  expect(placeOfUse('complexes', { id: 5, under: 2 })).toMatchObject({ params: { id: 2, complexId: 5 } });
  expect(placeOfUse('bankPrograms', { id: 5, under: 2 })).toMatchObject({ search: { bank: 2, name: 5 } });
  expect(placeOfUse('deals', { id: 5, under: null })).toBeUndefined();
});
