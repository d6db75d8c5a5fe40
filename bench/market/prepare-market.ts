import { openDatabase } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import { seedDictionary } from '../../src/db/seed/dictionary/seed-dictionary.ts';
import type { LocationCode } from '../../src/domain/geo/location-code.ts';
import { fillMarket } from './fill-market.ts';

/** Makes an empty database the market of an installation; answers the cities with the most complexes. */
export async function prepareMarket(url: string, flats: number): Promise<LocationCode[]> {
  await migrate(url);
  const database = openDatabase(url, 'work');
  try {
    await seedDictionary(database.db);
    await fillMarket(database.pool, flats);
    const { rows } = await database.pool.query<{ code: LocationCode }>(`
      SELECT 'c' || city_id AS code FROM complexes GROUP BY city_id ORDER BY count(*) DESC, city_id LIMIT 25`);
    return rows.map(({ code }) => code);
  } finally {
    await database.close();
  }
}
