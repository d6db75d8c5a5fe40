import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFilters } from '#domain/catalog/filters/filter-spellings.ts';
import { anySearchFilters } from '#tests/any-search-filters.ts';
import { SearchFilters } from './search-filters.ts';

it.each<[string, unknown, unknown]>([
  ['nothing', {}, {}],
  ['unknown keys, which it drops', { balcony: true, helipad: true }, { balcony: true }],
  ['a loggia by the spelling of the specification', { logia: true }, { loggia: true }],
  ['a lower bound alone', { priceRange: { from: 5 } }, { priceRange: { from: 5, to: 0 } }],
  ['a bound of null', { area: { from: null, to: 40.5 } }, { area: { from: 0, to: 40.5 } }],
  ['unknown extras', { extras: ['helipad'] }, { extras: ['helipad'] }],
  ['a developer without a name', { developer: { id: 1 } }, { developer: { id: 1, name: '' } }],
  ['years that are not offered any more', { handoverDeadline: ['2020'] }, { handoverDeadline: ['2020'] }],
  ['no minutes', { transportTime: '0' }, { transportTime: '0' }],
  ['a hundred choices', { roomsCount: Array(100).fill('1') }, { roomsCount: Array(100).fill('1') }],
])('takes %s', (_, input, expected) => {
  expect(SearchFilters.parse(input)).toStrictEqual(expected);
});

it.each<[string, unknown]>([
  ['more than a hundred choices', { roomsCount: Array(101).fill('1') }],
  ['more than a hundred extras', { extras: Array(101).fill('gym') }],
  ['unknown rooms', { roomsCount: ['total'] }],
  ['an endless range', { priceRange: { from: 0, to: Number.POSITIVE_INFINITY } }],
  ['a bound that is no number', { priceRange: { from: Number.NaN } }],
  ['a bound below zero', { area: { from: -1, to: 40 } }],
  ['minutes that are a number', { transportTime: 10 }],
  ['minutes nobody offers', { transportTime: '25' }],
  ['a word for a handover', { handoverDeadline: ['soon'] }],
  ['an id the tables cannot hold', { houseId: 2_147_483_648 }],
  ['a name too long', { search: { settlement: 'а'.repeat(201) } }],
  ['a name no database can hold', { search: { settlement: 'Мытищи\u0000' } }],
  ['half of a broken pair', { developer: { id: 1, name: '\ud800' } }],
])('refuses %s', (_, input) => {
  expect(SearchFilters.safeParse(input).success).toBe(false);
});

it('takes whatever an address gives', () => {
  fc.assert(
    fc.property(anySearchFilters(), (filters) => {
      const read = decodeFilters(filters);
      expect(SearchFilters.parse(read)).toEqual(read);
    }),
  );
});
