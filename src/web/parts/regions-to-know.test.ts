import { expect, it } from 'vitest';
import { regionsToKnow } from './regions-to-know.ts';

const region = (id: number, countryId: number) => ({
  ...{ id, cianId: null, name: '', type: '', fullName: '', countryId },
});
const city = (id: number, regionId: number) => ({ id, regionId, name: '', type: '', fullName: '' });
const places = {
  regions: [region(1, 1), region(2, 1), region(12, 2), region(13, 2)],
  cities: [city(1, 1), city(101, 2), city(120, 12)],
};

it.each([
  ['c101', [2]],
  ['r2', [2]],
  ['c1,r2,c101', [1, 2]],
  ['co1', [1]],
  ['co2', [12, 13]],
  ['co2,c1', [12, 13, 1]],
  ['all', []],
  ['c999', []],
])('around %s', (location, expected) => {
  expect(regionsToKnow(places, location, 'c1')).toEqual(expected);
});

it('asks about a few regions at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => region(index + 1, 1));
  expect(regionsToKnow({ regions: many, cities: [] }, 'co1', 'c1')).toHaveLength(10);
});
