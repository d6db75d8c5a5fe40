import { filterChips } from '#domain/catalog/filters/filter-chips.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';

export type FilterSectionName = 'main' | 'flat' | 'location' | 'house';

export interface FilterSection {
  name: FilterSectionName;
  title: string;
  filters: readonly (keyof SearchFilters)[];
}

/** The parts of «Все фильтры», in their order, with the filters of each. */
export const FILTER_SECTIONS: readonly FilterSection[] = [
  {
    name: 'main',
    title: 'Главное',
    filters: [
      ...(['roomsCount', 'priceRange', 'payment', 'handoverDeadline'] as const),
      ...(['search', 'complexId', 'houseId', 'collectionId'] as const),
    ],
  },
  {
    name: 'flat',
    title: 'Квартира',
    filters: [
      ...(['area', 'floor', 'floorNotFirst', 'floorLast', 'apartments'] as const),
      ...(['renovation', 'balcony', 'loggia', ...AMENITIES] as const),
    ],
  },
  { name: 'location', title: 'Расположение', filters: ['metros', 'transportTime', 'nearSea'] },
  {
    name: 'house',
    title: 'Дом',
    filters: ['developer', 'fromDeveloper', 'closedBooking', 'material', 'parking'],
  },
];

/** The id of a section on its page. */
export function filterSectionId(name: FilterSectionName): string {
  return `filters-${name}`;
}

/** How many filters of a section are set. */
export function countSet({ filters: own }: FilterSection, filters: SearchFilters): number {
  const set = filterChips(filters, new Date(0)).map(({ name }) => name);
  return own.filter((name) => set.includes(name)).length;
}
