import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySearchFilters } from '#tests/any-search-filters.ts';
import { decodeFilters, normaliseFilters, readFilterText, respellFilters } from './filter-spellings.ts';
import type { SearchFilters } from './search-filters.ts';

it.each<[string, SearchFilters]>([
  ['{"logia":true,"balcony":true}', { balcony: true, loggia: true }],
  ['{"loggia":true}', {}],
  ['{"logia":"true"}', {}],
  ['["logia"]', {}],
  ['{"logia":true', {}],
])('%s in an address', (text, expected) => {
  expect(readFilterText(text)).toStrictEqual(expected);
});

it('reads what it wrote by the names of addresses', () => {
  fc.assert(
    fc.property(anySearchFilters(), (any) => {
      const filters = normaliseFilters(any);
      const written = respellFilters(filters);
      expect(Object.keys(written)).not.toContain('loggia');
      expect(readFilterText(JSON.stringify(written))).toEqual(decodeFilters(filters));
    }),
  );
});
