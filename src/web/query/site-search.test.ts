import { expect, it } from 'vitest';
import { keepSiteSearch, readSiteSearch } from './site-search.ts';

it.each([
  [{}, {}],
  [{ location: 'c1', utm_source: 'mail' }, { location: 'c1' }],
  [
    { sort: 'best', presetTab: 'abc' },
    { sort: undefined, presetTab: undefined },
  ],
])('reads %j', (raw, read) => {
  expect(readSiteSearch(raw)).toStrictEqual(read);
});

it('carries what the next page may know, unless the link says otherwise', () => {
  const search = { location: 'c1', complexes: true, utm_source: 'mail', sort: 'newest', page: 2 };
  const carry = (link: object) =>
    keepSiteSearch({ search, next: () => readSiteSearchOf(link) } as never) as Record<string, unknown>;
  const readSiteSearchOf = (link: object) => ({
    ...link,
    ...readSiteSearch(link as Record<string, unknown>),
  });
  expect(carry({})).toStrictEqual({ location: 'c1', complexes: true, utm_source: 'mail' });
  expect(carry({ complexes: undefined, sort: 'price_asc' })).toStrictEqual({
    location: 'c1',
    complexes: undefined,
    utm_source: 'mail',
    sort: 'price_asc',
  });
});
