import { expect, it } from 'vitest';
import { searchPlace } from './catalog-search.ts';

it.each([
  ['of the address', { location: 'c4' }, 'c4', false],
  ['everywhere when the address says so', { location: 'all' }, 'all', false],
  ['of the visitor', {}, 'c1', true],
  ['of the visitor for a district by name', { searchFilters: { search: { cityArea: 'Сокол' } } }, 'c1', true],
  ['everywhere for one complex', { searchFilters: { complexId: 7 } }, 'all', true],
  ['everywhere for one metro', { searchFilters: { search: { metroId: 7 } } }, 'all', true],
  [
    'of the address for one metro',
    { location: 'c4', searchFilters: { search: { metroId: 7 } } },
    'c4',
    false,
  ],
])('a search looks in the places %s', (_, search, location, isPlaceAssumed) => {
  expect(searchPlace(search, { place: 'c1' })).toEqual({ location, isPlaceAssumed });
});
