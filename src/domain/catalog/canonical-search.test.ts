import { describe, expect, it } from 'vitest';
import { canonicalSearch } from './canonical-search.ts';
import type { AddressedSearch } from './search-address.ts';

const readable = (search: AddressedSearch) => {
  const { path, isItself } = canonicalSearch(search);
  return [decodeURIComponent(path), isItself];
};

describe('the page of a search for robots', () => {
  it.each<[AddressedSearch, string, boolean]>([
    [{}, '/search', true],
    [{ page: 1 }, '/search', true],
    [{ page: 3, location: 'c1' }, '/search?location=c1&page=3', true],
    [{ complexes: true, location: 'r2' }, '/search?complexes=true&location=r2', true],
    [{ searchFilters: { roomsCount: ['2'] } }, '/search?searchFilters={"roomsCount":["2"]}', true],
    [{ searchFilters: { search: { metroId: 7 } } }, '/search?searchFilters={"search":{"metroId":7}}', true],
    [{ searchFilters: {} }, '/search', true],
  ])('of %o is %s', (search, path, isItself) => {
    expect(readable(search)).toEqual([path, isItself]);
  });

  it.each<[AddressedSearch, string]>([
    [{ location: 'c1,c2' }, '/search'],
    [{ searchFilters: { roomsCount: ['1', '2'] }, location: 'c1' }, '/search?location=c1'],
    [
      { searchFilters: { roomsCount: ['2'], balcony: true }, page: 2 },
      '/search?searchFilters={"roomsCount":["2"]}',
    ],
    [{ searchFilters: { priceRange: { from: 0, to: 9_000_000 } } }, '/search'],
  ])('of %o is the nearest one, %s', (search, path) => {
    expect(readable(search)).toEqual([path, false]);
  });
});
