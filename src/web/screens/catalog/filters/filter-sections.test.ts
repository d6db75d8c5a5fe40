import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterChips } from '#domain/catalog/filters/filter-chips.ts';
import { normaliseFilters } from '#domain/catalog/filters/filter-spellings.ts';
import { anySearchFilters } from '#tests/any-search-filters.ts';
import { countSet, FILTER_SECTIONS } from './filter-sections.ts';

it('every filter that is set is counted in one section', () => {
  fc.assert(
    fc.property(anySearchFilters(), (any) => {
      const filters = normaliseFilters(any);
      const names = new Set(filterChips(filters, new Date(0)).map(({ name }) => name));
      const counted = FILTER_SECTIONS.reduce((sum, section) => sum + countSet(section, filters), 0);
      expect(counted).toBe(names.size);
    }),
  );
});

it('several choices of one filter are one', () => {
  const filters = normaliseFilters({ roomsCount: ['1', '2'], search: { metroId: 5, cityArea: 'Сокол' } });
  expect(FILTER_SECTIONS.map((section) => countSet(section, filters))).toEqual([2, 0, 0, 0]);
});
