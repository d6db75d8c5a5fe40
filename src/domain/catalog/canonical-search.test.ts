import { describe, expect, it } from 'vitest';
import { canonicalSearch } from './canonical-search.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

const now = new Date('2026-11-21T09:00:00Z');
const developer = { id: 7, name: 'Мера' };

const readable = (search: SearchAddress) => decodeURIComponent(canonicalSearch(search, now));

describe('the page of a search for robots', () => {
  it.each<[SearchAddress, string]>([
    [{}, '/search'],
    [{ page: 1 }, '/search'],
    [{ page: 3, location: 'c1' }, '/search?location=c1&page=3'],
    [{ complexes: true, location: 'r2' }, '/search?complexes=true&location=r2'],
    [
      { searchFilters: { roomsCount: ['2'] }, location: 'c4' },
      '/search?location=c4&searchFilters={"roomsCount":["2"]}',
    ],
    [{ searchFilters: { search: { metroId: 7 } } }, '/search?searchFilters={"search":{"metroId":7}}'],
    [
      { searchFilters: { search: { cityArea: 'Сокол' } }, page: 2 },
      '/search?searchFilters={"search":{"cityArea":"Сокол"}}&page=2',
    ],
    [
      { searchFilters: { handoverDeadline: ['2027'] } },
      '/search?searchFilters={"handoverDeadline":["2027"]}',
    ],
    [{ searchFilters: { developer } }, '/search?searchFilters={"developer":{"id":7,"name":"Мера"}}'],
    [{ searchFilters: {} }, '/search'],
  ])('of %o is %s', (search, path) => {
    expect(readable(search)).toBe(path);
    expect(canonicalSearch(search, now)).toBe(searchPath(search));
  });

  it.each<[SearchAddress, string]>([
    [{ location: 'c1,c2' }, '/search'],
    [{ location: 'all' }, '/search'],
    [{ searchFilters: { roomsCount: ['1', '2'] }, location: 'c1' }, '/search?location=c1'],
    [
      { searchFilters: { roomsCount: ['2'], balcony: true }, page: 2 },
      '/search?searchFilters={"roomsCount":["2"]}',
    ],
    [
      { searchFilters: { roomsCount: ['2'], developer }, location: 'c4' },
      '/search?location=c4&searchFilters={"roomsCount":["2"]}',
    ],
    [
      { searchFilters: { search: { metroId: 7 } }, location: 'c4' },
      '/search?searchFilters={"search":{"metroId":7}}',
    ],
    [
      { searchFilters: { search: { cityArea: 'Сокол', addressId: 3 } } },
      '/search?searchFilters={"search":{"cityArea":"Сокол"}}',
    ],
    [{ searchFilters: { search: { addressId: 3 } } }, '/search'],
    [{ searchFilters: { handoverDeadline: ['2031'] } }, '/search'],
    [{ searchFilters: { complexId: 9 }, location: 'c1' }, '/search?location=c1'],
    [
      { complexes: true, searchFilters: { roomsCount: ['2'] }, location: 'c4' },
      '/search?complexes=true&location=c4',
    ],
    [{ searchFilters: { priceRange: { from: 0, to: 9_000_000 } } }, '/search'],
  ])('of %o is the nearest one, %s', (search, path) => {
    expect(readable(search)).toBe(path);
    expect(canonicalSearch(search, now)).not.toBe(searchPath(search));
  });
});
