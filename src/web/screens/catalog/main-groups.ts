import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { moscowYear } from '#domain/time/moscow.ts';

/** A row of the main page: a search of its own with a few of its results. */
export interface MainGroup {
  title: string;
  hint: string;
  isComplexes: boolean;
  filters: SearchFilters;
}

/** Near a metro means so many minutes on foot. */
const NEAR = '10';

/** The groups of cards of the main page; years are Moscow's. */
export function mainGroups(now: Date, { hasMetro }: { hasMetro: boolean }): MainGroup[] {
  const year = moscowYear(now);
  const nearMetro: MainGroup = {
    title: 'Рядом с метро',
    hint: `До ${NEAR} минут пешком`,
    isComplexes: true,
    filters: { transportTime: NEAR },
  };
  const thisYear: MainGroup = {
    title: 'Сдаются в этом году',
    hint: `Ключи до 31.12.${year} или дом уже сдан`,
    isComplexes: false,
    filters: { handoverDeadline: ['handOver', `${year}`] },
  };
  const all: MainGroup = {
    title: 'Жилые комплексы',
    hint: 'Начните с дома и места',
    isComplexes: true,
    filters: {},
  };
  return [hasMetro ? nearMetro : all, thisYear];
}
