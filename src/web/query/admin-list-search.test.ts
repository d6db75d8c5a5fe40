import { expect, it } from 'vitest';
import { readAdminListSearch } from './admin-list-search.ts';

it.each([
  [{}, {}],
  [
    { q: ' Анна ', page: '2' },
    { q: 'Анна', page: 2 },
  ],
  [{ q: 'а\u0000б' }, { q: 'аб' }],
  [{ q: '\u0000' }, {}],
  [{ by: 'name' }, { by: 'name' }],
  [{ by: '-name' }, { by: '-name' }],
  [{ by: 'phone' }, {}],
  [{ by: '--name' }, {}],
  [{ open: '7' }, { open: 7 }],
  [{ open: 'new' }, { open: 'new' }],
  [{ open: '07' }, {}],
  [{ open: 'x' }, {}],
])('reads %o', (raw, search) => {
  expect(readAdminListSearch(raw, 'companies')).toEqual(search);
});
