// Open facts: names of countries in everyday Russian use.
import type { countries } from '../../schema/place.ts';

/** Where flats are sold. Ids stand in links and cookies: entries come and are corrected, an id never changes hands. */
export const COUNTRIES: readonly (typeof countries.$inferInsert)[] = [
  { id: 1, name: 'Россия' },
  { id: 2, name: 'Объединённые Арабские Эмираты' },
  { id: 3, name: 'Таиланд' },
  { id: 4, name: 'Грузия' },
];
