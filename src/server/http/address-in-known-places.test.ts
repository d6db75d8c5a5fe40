import { expect, it } from 'vitest';
import { addressInKnownPlaces } from './address-in-known-places.ts';

it.each([
  ['/search?location=c1', undefined],
  ['/search?location=c9', '/search'],
  ['/?location=c9&lens=payment', '/?lens=payment'],
  ['/search?location=c9,c1&sort=newest', '/search?location=c1&sort=newest'],
  ['/search?location=c9&location=c1', '/search'],
  ['/complex/1?utm_source=a%20b&location=c9', '/complex/1?utm_source=a+b'],
  ['/search?location=x1', undefined],
  ['/search', undefined],
  ['/widget/ipo-calc?location=c9', undefined],
])('%s is %s', async (url, expected) => {
  const knownOf = async (named: string) => (named.includes('c1') ? 'c1' : undefined);
  expect(await addressInKnownPlaces(url, knownOf)).toBe(expected);
});
