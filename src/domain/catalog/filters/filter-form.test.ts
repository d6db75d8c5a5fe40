import { expect, it } from 'vitest';
import { readFilterForm } from './filter-form.ts';
import { normaliseFilters } from './filter-spellings.ts';
import type { SearchFilters } from './search-filters.ts';

it.each<[string, SearchFilters]>([
  ['f.roomsCount=1&f.roomsCount=2', { roomsCount: ['1', '2'] }],
  ['f.priceRange.from=&f.priceRange.to=12+400+000', { priceRange: { from: 0, to: 12_400_000 } }],
  ['f.priceRange.from=9&f.priceRange.to=3', { priceRange: { from: 3, to: 9 } }],
  ['f.priceRange.to=12,5+млн+₽', { priceRange: { from: 0, to: 12_500_000 } }],
  ['f.payment.to=80+тыс.', { payment: { from: 0, to: 80_000 } }],
  ['f.payment.to=80+000', { payment: { from: 0, to: 80_000 } }],
  ['f.payment.from=80000&f.payment.to=30000', { payment: { from: 30_000, to: 80_000 } }],
  ['f.area.from=34,5&f.area.to=', { area: { from: 34.5, to: 0 } }],
  ['f.floorLast=false&f.floorNotFirst=true&f.apartments=', { floorLast: false, floorNotFirst: true }],
  ['f.transportType=car&f.transportTime=45', { transportType: 'car', transportTime: '45' }],
  ['f.transportTime=0', {}],
  ['f.logia=true', { loggia: true }],
  ['f.loggia=true', {}],
  ['f.developer=%7B%22id%22:3,%22name%22:%22Мера%22%7D', { developer: { id: 3, name: 'Мера' } }],
  [
    'f.houseId=7&f.nearSea=true&f.seaDistance.to=500',
    { houseId: 7, nearSea: true, seaDistance: { from: 0, to: 500 } },
  ],
  ['f.price=abc&f.area.from=many&roomsCount=1&f.floorLast=perhaps', {}],
])('%s', (query, expected) => {
  expect(readFilterForm(new URLSearchParams(query))).toEqual(normaliseFilters(expected));
});

it('keeps what the form has no fields for', () => {
  const base: SearchFilters = { balcony: true, search: { metroId: 5 } };
  expect(readFilterForm([['f.roomsCount', '0']], base)).toEqual({ ...base, roomsCount: ['0'] });
});

it.each<[way: string, minutes: string, read: SearchFilters]>([
  ['foot', '10', { transportTime: '10' }],
  ['car', '10', {}],
  ['car', '20', { transportTime: '20', transportType: 'car' }],
  ['foot', '20', { transportTime: '20' }],
  ['car', '45', { transportTime: '45', transportType: 'car' }],
  ['foot', '45', {}],
  ['car', '0', {}],
])('by %s in %s minutes is %j, also without scripts', (way, minutes, read) => {
  const fields: [string, string][] = [
    ['f.transportType', way],
    ['f.transportTime', minutes],
  ];
  expect(readFilterForm(fields)).toEqual(read);
});
