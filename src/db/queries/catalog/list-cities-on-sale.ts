import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { cities } from '../../schema/place.ts';
import type { CityRow } from '../geo/list-cities.ts';
import { isOnSale } from './on-sale.ts';

/** Cities with flats on sale, by id. */
export function listCitiesOnSale(db: Db): Promise<CityRow[]> {
  const onSale = db
    .select({ one: sql`1` })
    .from(flats)
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(eq(complexes.cityId, cities.id), isOnSale()));
  return db.select().from(cities).where(exists(onSale)).orderBy(asc(cities.id));
}
