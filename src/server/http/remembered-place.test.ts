import { expect, it } from 'vitest';
import { addressOfRememberedPlace } from './remembered-place.ts';

it.each([
  ['/', 'c4', '/?location=c4'],
  ['/search', 'c1,r2', '/search?location=c1%2Cr2'],
  ['/search?complexes=true&utm_source=a%20b', 'c4', '/search?complexes=true&utm_source=a%20b&location=c4'],
  ['/search?utm_term=why?', 'c4', '/search?utm_term=why?&location=c4'],
  ['/search?location=c1', 'c4', undefined],
  ['/search?location=', 'c4', undefined],
  ['/search', undefined, undefined],
  ['/search', 'all', '/search?location=all'],
  ['/search?searchFilters=%7B%22complexId%22%3A5%7D', 'c4', undefined],
  ['/complex/1', 'c4', undefined],
  ['//evil.example', 'c4', undefined],
  ['/widget/ipo-calc', 'c4', undefined],
])('%s with %s', (url, places, address) => {
  expect(addressOfRememberedPlace(url, places)).toBe(address);
});
