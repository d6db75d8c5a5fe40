import { expect, it } from 'vitest';
import { DEFAULT_TERMS } from './buyer-terms.ts';
import { type ColumnTerms, readColumnsTerms, termsOfColumn, writeColumnsTerms } from './column-terms.ts';

it.each<[string, [number, ColumnTerms][]]>([
  ['54,price11500000', [[54, { price: 11_500_000 }]]],
  ['54,down20.5p,years25', [[54, { down: { share: 0.205 }, years: 25 }]]],
  [
    '60,years30;54,price900000,down3000000',
    [
      [60, { years: 30 }],
      [54, { price: 900_000, down: { roubles: 3_000_000 } }],
    ],
  ],
])('%s says the same both ways', (text, said) => {
  expect([...readColumnsTerms(text)]).toEqual(said);
  expect(writeColumnsTerms(new Map(said))).toBe(text);
});

it('has one spelling: the first of two counts, and what says nothing is left out', () => {
  const spelt = (text: string) => writeColumnsTerms(readColumnsTerms(text));
  expect(spelt(' 54 , years25 , down15p, years30')).toBe('54,down15p,years25');
  expect(spelt('54,years25;54,years30')).toBe('54,years25');
  expect(spelt('54;60,years30;7,')).toBe('60,years30');
});

it.each([
  '',
  ';;,',
  'years25',
  '0,years25',
  '-5,years25',
  '54,price',
  '54,price1',
  '54,price300000001',
  '54,price1e7',
  '54,down100p,years31,family',
  '{"54":{"years":25}}',
  '9999999999,years25',
  `${'5'.repeat(500)},years25`,
  '%',
])('%j says nothing, and is no mistake', (text) => {
  expect([...readColumnsTerms(text)]).toEqual([]);
});

it('puts the terms of a column in place of those of the buyer', () => {
  const family = { ...DEFAULT_TERMS, programs: ['family' as const] };
  expect(termsOfColumn(family, { years: 25, price: 1_000_000 })).toEqual({ ...family, years: 25 });
  expect(termsOfColumn(family, { down: { roubles: 0 } })).toEqual({ ...family, down: { roubles: 0 } });
  expect(termsOfColumn(family)).toEqual(family);
});
