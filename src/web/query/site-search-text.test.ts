import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './site-search.ts';

it('reads values as text, the first of repeated names', () => {
  expect(parseSearch('?location=c1&location=c2&page=2&complexes=true')).toEqual({
    location: 'c1',
    page: '2',
    complexes: 'true',
  });
});

it('writes the same search the same way, whatever order it was read in', () => {
  const written = stringifySearch(parseSearch('?utm_source=x&sort=newest&location=c1&complexes=true'));
  expect(written).toBe('?complexes=true&location=c1&sort=newest&utm_source=x');
  expect(stringifySearch(parseSearch('?sort=newest&complexes=true&location=c1&utm_source=x'))).toBe(written);
});

it('writes objects with sorted keys and leaves out what asks for nothing', () => {
  const search = { searchFilters: { roomsCount: ['1'], balcony: true }, complexes: false, page: undefined };
  expect(decodeURIComponent(stringifySearch(search))).toBe(
    '?searchFilters={"balcony":true,"roomsCount":["1"]}',
  );
  expect(stringifySearch({})).toBe('');
});

it('writes a loggia as addresses have always spelt it', () => {
  const text = stringifySearch({ searchFilters: { loggia: true, roomsCount: ['1'] } });
  expect(decodeURIComponent(text)).toBe('?searchFilters={"logia":true,"roomsCount":["1"]}');
});
