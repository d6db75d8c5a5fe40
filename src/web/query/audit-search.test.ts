import { expect, it } from 'vitest';
import { readAuditSearch } from './audit-search.ts';

it.each([
  [
    { who: '7', view: 'offer', record: '5', day: '2026-11-20' },
    { who: 7, view: 'offer', record: '5', day: '2026-11-20' },
  ],
  [{ who: '0', view: 'constructor', record: '', day: '2026-13-40' }, {}],
  [{ day: '2026-02-31' }, {}],
  [{ day: '0000-01-01' }, {}],
])('reads %o', (raw, search) => {
  expect(readAuditSearch(raw)).toEqual(search);
});
