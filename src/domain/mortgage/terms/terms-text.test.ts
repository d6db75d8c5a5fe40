import { expect, it } from 'vitest';
import { type BuyerTerms, DEFAULT_TERMS } from './buyer-terms.ts';
import { readTerms, writeTerms } from './terms-text.ts';

it.each<[string, Partial<BuyerTerms>]>([
  ['down3000000', { down: { roubles: 3_000_000 } }],
  ['down0', { down: { roubles: 0 } }],
  ['down20.5p', { down: { share: 0.205 } }],
  ['down0p,years30', { down: { share: 0 }, years: 30 }],
  ['years1,family,it', { years: 1, programs: ['family', 'it'] }],
  ['none', { programs: [] }],
  ['family,byFirst', { programs: ['family'], isByFirst: true }],
  ['down99p,years7,rural,farEast', { down: { share: 0.99 }, years: 7, programs: ['rural', 'farEast'] }],
])('%s says the same both ways', (text, said) => {
  const terms = { ...DEFAULT_TERMS, ...said };
  expect(readTerms(text)).toEqual(terms);
  expect(writeTerms(terms)).toBe(text);
});

it('has one spelling: the defaults are left out, programmes have their order, repeats are one', () => {
  const spelt = (text: string) => writeTerms(readTerms(text));
  expect(spelt('down30p,years20')).toBeUndefined();
  expect(spelt(' it , family,it,down15p,down20p')).toBe('down15p,family,it');
  expect(spelt('none,family')).toBe('family');
});

it.each([
  '',
  'down',
  'down-5',
  'down100p',
  'down99.9p',
  'down1e9',
  'down999999999999',
  'down300000001',
  'down1.5',
  'years0',
  'years31',
  'years20.5',
  'FAMILY',
  'first',
  'семейная',
  '{"down":1}',
  '%',
  `${'x'.repeat(300)},family`,
])('%j says nothing, and is no mistake', (text) => {
  expect(readTerms(text)).toEqual(DEFAULT_TERMS);
});
