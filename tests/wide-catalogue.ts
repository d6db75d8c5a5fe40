import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { seedDictionary } from '../src/db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '../src/db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '../src/db/seed/mortgage/seed-mortgage-dictionary.ts';

/** Pages of flats are as long: each flat of the first two may be of a complex of its own. */
const WIDE_COMPLEXES = 160;

/**
 * A catalogue whose cards have much to say: as many complexes as flats on two pages, long names, three houses of three
 * terms each, three metros, flats of every rooms bucket with a mortgage, a plan that is kept and a price that moved
 * lately.
 */
export async function fillWideCatalogue(db: Db, now: Date): Promise<void> {
  await seedDictionary(db);
  await seedMortgageDictionary(db);
  await seedDemoOffers(db, now);
  const day = sql`${now}::timestamptz - interval '1 day'`;
  await db.execute(sql`
    INSERT INTO companies (name, type, created_at)
    SELECT 'Объединённая строительная компания № ' || n, 'DEVELOPER', ${now} FROM generate_series(1, 10) AS n`);
  await db.execute(sql`
    INSERT INTO complexes (name, comfort_class, developer_company_id, country_id, region_id, city_id, description, created_at)
    SELECT 'Кварталы у Северного речного вокзала ' || n, 'BUSINESS', company.id, region.country_id, region.id, city.id,
      repeat('Дома стоят у воды. ', 60), ${now}
    FROM generate_series(1, ${WIDE_COMPLEXES}::integer) AS n
    JOIN cities AS city ON city.name = 'Москва'
    JOIN regions AS region ON region.id = city.region_id
    JOIN companies AS company ON company.name = 'Объединённая строительная компания № ' || (1 + n % 10)`);
  await db.execute(sql`
    INSERT INTO houses (complex_id, name, floors, building_state, handover_year, handover_quarter, created_at)
    SELECT id, 'Корпус ' || n, 20 + n, CASE WHEN n = 1 THEN 'BUILT' ELSE 'UNFINISHED' END, 2026 + n, n, ${now}
    FROM complexes, generate_series(1, 3) AS n`);
  await db.execute(sql`
    INSERT INTO house_metros (house_id, metro_id, minutes_foot, minutes_car)
    SELECT houses.id, station.id, 5 + (houses.id + station.id) % 30, 4
    FROM houses, (SELECT id FROM metro_stations WHERE id = metro_id ORDER BY length(name) DESC, id LIMIT 3) AS station`);
  await db.execute(sql`
    INSERT INTO flats (complex_id, house_id, number, section, floor, floors_total, rooms, area_m2_x100, kitchen_area_m2_x100,
      price, original_price, original_currency, apartments, balcony, loggia, from_developer, status, created_at)
    SELECT complex_id, houses.id, n, '1', 1 + n / 8, 25, (array['0', '1', '2', '3', '4', 'manyRooms', 'openPlan'])[1 + n % 7],
      2001 + (houses.id * 37 + n * 911) % 9000, 801 + (houses.id * 7 + n * 13) % 1000,
      price, price, 'RUB', false, n % 2 = 0, n % 3 = 0, true, 'FREE', ${now}
    FROM houses, generate_series(0, 15) AS n, LATERAL (SELECT 5000003 + (houses.id * 7919 + n * 104729) % 9999991 AS price) AS of`);
  await db.execute(sql`
    INSERT INTO flat_prices (flat_id, at, price, original_price, original_currency)
    SELECT id, ${day} - (1 - step) * interval '30 days', price + 1357 * (1 - step), price + 1357 * (1 - step), 'RUB'
    FROM flats, generate_series(0, 1) AS step`);
  await db.execute(sql`
    WITH plan AS (
      INSERT INTO media (type, source_url, stored_key)
      SELECT 'IMAGE', 'https://feed.example/plan/' || id, 'public/' || md5(id::text) || '.webp' FROM flats
      RETURNING id, source_url)
    INSERT INTO flat_media (flat_id, media_id, "order", is_plan)
    SELECT split_part(source_url, '/', 5)::integer, id, 1, true FROM plan`);
}
