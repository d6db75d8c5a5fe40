import { expect, it } from 'vitest';
import { parseSentSearch } from './sent-search.ts';

it('joins what a form sent to the filters of the address, and marks it', () => {
  const base = encodeURIComponent('{"collectionId":9}');
  expect(
    parseSentSearch(`?searchFilters=${base}&f.roomsCount=1&f.roomsCount=2&f.logia=true&sort=newest`),
  ).toEqual({
    searchFilters: { collectionId: 9, loggia: true, roomsCount: ['1', '2'] },
    sort: 'newest',
    sentByForm: true,
  });
});
