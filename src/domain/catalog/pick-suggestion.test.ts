import { expect, it } from 'vitest';
import type { SearchFilters } from './filters/search-filters.ts';
import { pickSuggestion } from './pick-suggestion.ts';
import type { Suggestion } from './suggestions.ts';

const BEFORE: SearchFilters = {
  balcony: true,
  complexId: 3,
  houseId: 4,
  search: { metroId: 5, cityArea: 'Арбат' },
};

it.each<[Suggestion, SearchFilters, string | undefined]>([
  [{ category: 'cityOrRegion', id: 4, name: 'Екатеринбург', location: 'c4' }, {}, 'c4'],
  [{ category: 'metro', id: 7, name: 'Сокол' }, { search: { metroId: 7 } }, undefined],
  [{ category: 'complex', id: 8, name: 'ЖК «Имя»' }, { complexId: 8 }, undefined],
  [{ category: 'cityArea', id: 0, name: 'Сокол' }, { search: { cityArea: 'Сокол' } }, undefined],
  [{ category: 'developer', id: 6, name: 'Мера' }, { developer: { id: 6, name: 'Мера' } }, undefined],
  [{ category: 'settlement', id: 0, name: 'Узнаево' }, { search: { settlement: 'Узнаево' } }, undefined],
  [{ category: 'address', id: 9, name: 'Лесная, 5' }, { search: { addressId: 9 } }, undefined],
])('%o stands instead of what was picked before', (suggestion, added, location) => {
  const nothing = { search: undefined, complexId: undefined, houseId: undefined };
  expect(pickSuggestion(BEFORE, suggestion)).toEqual({
    filters: { balcony: true, ...nothing, ...added },
    location,
  });
});
