import { expect, it } from 'vitest';
import { readBoardSearch } from './board-search.ts';

it.each([
  [{}, {}],
  [
    { houseId: '12', section: ' 2 ', view: 'table' },
    { houseId: 12, section: '2', view: 'table' },
  ],
  [{ houseId: '0' }, {}],
  [{ houseId: '-1', view: 'grid' }, {}],
  [{ houseId: '9999999999' }, {}],
  [{ houseId: '1e3', section: '' }, {}],
  [{ section: 'А'.repeat(61) }, {}],
])('%o means %o', (raw, meant) => {
  expect(readBoardSearch(raw)).toEqual(meant);
});
