import { expect, it } from 'vitest';
import { readTermsAddress, termsOf, withTerms } from './terms-address.ts';

it.each([
  [{ down: '3 000 000', unit: 'roubles', years: '25', which: 'any' }, 'down3000000,years25'],
  [
    { down: '20,5', unit: 'percent', years: '20', which: 'mine', it: 'on', family: 'on' },
    'down20.5p,family,it',
  ],
  [{ down: '30', unit: 'percent', years: '20', which: 'mine', first: 'on' }, 'none,byFirst'],
  [{ down: '30', unit: 'percent', years: '20', which: 'any', it: 'on' }, undefined],
  [{ down: 'много', unit: 'roubles', years: '900', which: 'any' }, undefined],
])('a form that says %j means %s', (sent, terms) => {
  expect(readTermsAddress({ back: '/complex/1', ...sent })).toEqual({
    back: '/complex/1',
    isSent: true,
    terms,
  });
});

it.each([
  ['/complex/1?lens=payment', '/complex/1?lens=payment'],
  ['//evil.example/', '/search'],
  ['/\\evil.example', '/search'],
  ['https://evil.example', '/search'],
  [undefined, '/search'],
])('asked to lead back to %s it leads to %s', (back, expected) => {
  expect(readTermsAddress({ back })).toEqual({ back: expected, isSent: false });
});

it.each([
  ['/search?lens=payment&page=3&terms=years5', 'years25', '/search?lens=payment&terms=years25'],
  ['/for-sale/1?terms=years5', undefined, '/for-sale/1'],
])('%s with the terms %s is %s', (address, terms, expected) => {
  expect(withTerms(address, terms)).toBe(expected);
});

it('begins with the terms of the page it was opened from', () => {
  expect(termsOf('/search?terms=years25%2Cit')).toBe('years25,it');
  expect(termsOf('/complex/1')).toBeUndefined();
});
