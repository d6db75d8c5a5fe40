import { asc } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { countries } from '../../schema/place.ts';

export type CountryRow = typeof countries.$inferSelect;

/** All countries of the dictionary, by id. */
export function listCountries(db: Db): Promise<CountryRow[]> {
  return db.select().from(countries).orderBy(asc(countries.id));
}
