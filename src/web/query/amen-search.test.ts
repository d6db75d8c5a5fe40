import { expect, it } from 'vitest';
import { readAmenSearch } from './amen-search.ts';

it.each([
  [{}, {}],
  [{ tab: 'nothing', q: 'x' }, {}],
  [{ q: 'x', page: '2' }, {}],
  [
    { tab: 'audit', q: ' Анна ', page: '2' },
    { tab: 'audit', q: 'Анна', page: 2 },
  ],
  [{ tab: 'errors' }, { tab: 'errors' }],
])('reads %o', (raw, search) => {
  expect(readAmenSearch(raw)).toEqual(search);
});
