// Open facts: names of countries in everyday Russian use.
import type { countries } from '../../schema/place.ts';

/**
 * Countries with flats on sale. Ids stand in links and cookies: countries are added and corrected, and an id is never
 * given to another one.
 */
export const COUNTRIES: readonly (typeof countries.$inferSelect)[] = [
  { id: 1, name: 'Россия' },
  { id: 2, name: 'Объединённые Арабские Эмираты' },
  { id: 3, name: 'Таиланд' },
  { id: 4, name: 'Грузия' },
];
