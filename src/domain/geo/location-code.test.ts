import { expect, it } from 'vitest';
import { decodeLocation, decodeLocations } from './location-code.ts';

it.each([
  ['c12', { kind: 'city', id: 12 }],
  ['r3', { kind: 'region', id: 3 }],
  ['co1', { kind: 'country', id: 1 }],
  ['c2147483647', { kind: 'city', id: 2_147_483_647 }],
  // The database has no ids beyond 2^31 − 1.
  ['c2147483648', undefined],
  ['c99999999999', undefined],
  ['c0', undefined],
  ['c01', undefined],
  ['x1', undefined],
  ['C1', undefined],
  ['c1.5', undefined],
  ['', undefined],
])('%j is %j', (code, location) => {
  expect(decodeLocation(code)).toEqual(location);
});

it('a list drops what is not a place and repeats', () => {
  expect(decodeLocations('c1,x9, co2,c1,c99999999999')).toEqual([
    { kind: 'city', id: 1 },
    { kind: 'country', id: 2 },
  ]);
});
