import type { Pool } from 'pg';

const USUAL_HOUSE = 100;
const HOUSES_A_COMPLEX = 4;
const FLATS_A_STATEMENT = 100_000;

/**
 * Writes a market of so many flats on sale straight into empty tables, the same one each time: what looks random is a
 * hash of the row's number. A quarter of the complexes stand in Moscow, an eighth in its region, and so on downwards.
 */
export async function fillMarket(pool: Pool, flats: number, flatsAHouse = USUAL_HOUSE): Promise<void> {
  const houses = Math.ceil(flats / flatsAHouse);
  const complexes = Math.ceil(houses / HOUSES_A_COMPLEX);
  const client = await pool.connect();
  try {
    await client.query(RANDOM);
    // Nobody follows an empty database, and the rows refer to each other by construction.
    await client.query('SET session_replication_role = replica');
    await client.query(COMPANIES);
    await client.query(complexRows(complexes));
    await client.query(houseRows(houses));
    await client.query(metroRows());
    for (let from = 1; from <= flats; from += FLATS_A_STATEMENT) {
      await client.query(flatRows(from, Math.min(flats, from + FLATS_A_STATEMENT - 1), flatsAHouse));
    }
    await client.query(`SELECT setval(pg_get_serial_sequence('flats', 'id'), ${flats})`);
    await client.query(`SELECT setval(pg_get_serial_sequence('houses', 'id'), ${houses})`);
    await client.query(`SELECT setval(pg_get_serial_sequence('complexes', 'id'), ${complexes})`);
    await client.query(`SELECT setval(pg_get_serial_sequence('companies', 'id'), 1000)`);
    await client.query('RESET session_replication_role');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release();
  }
}

const RANDOM = `
  -- A whole number from 0 to before \`below\` that depends on the row and the salt alone.
  CREATE FUNCTION pg_temp.dice(seed bigint, salt integer, below integer) RETURNS integer LANGUAGE sql IMMUTABLE AS
    'SELECT ((hashint8extended(seed, salt) & 2147483647) % below)::integer';
  -- The element the dice chooses.
  CREATE FUNCTION pg_temp.one_of(seed bigint, salt integer, choices text[]) RETURNS text LANGUAGE sql IMMUTABLE AS
    'SELECT choices[1 + pg_temp.dice(seed, salt, cardinality(choices))]'`;

const COMPANIES = `
  INSERT INTO companies (id, name, type, created_at) OVERRIDING SYSTEM VALUE
  SELECT n, 'Застройщик ' || n, 'DEVELOPER', '2025-01-01' FROM generate_series(1, 200) n`;

/** The regions with the most complexes, each with half as many as the one before, then all the others alike. */
const complexRows = (count: number) => `
  WITH places AS (
    SELECT cities.id AS city_id, cities.name AS city, regions.id AS region_id, regions.name AS region,
      regions.country_id, cities.latitude, cities.longitude,
      row_number() OVER (PARTITION BY regions.id ORDER BY cities.id) - 1 AS at,
      count(*) OVER (PARTITION BY regions.id) AS cities,
      dense_rank() OVER (ORDER BY (regions.id <> 1), regions.id) - 1 AS rank
    FROM cities JOIN regions ON regions.id = cities.region_id WHERE regions.country_id = 1
  ), wanted AS (
    SELECT n, CASE WHEN pg_temp.dice(n, 1, 4) = 0 THEN 0 WHEN pg_temp.dice(n, 2, 6) = 0 THEN 1
      WHEN pg_temp.dice(n, 3, 5) = 0 THEN 2
      ELSE pg_temp.dice(n, 4, (SELECT max(rank)::integer + 1 FROM places)) END AS rank
    FROM generate_series(1, ${count}) n
  )
  INSERT INTO complexes (id, developer_company_id, name, parking, amenities, sea_distance_m, country, region, city,
    latitude, longitude, country_id, region_id, city_id, created_at) OVERRIDING SYSTEM VALUE
  SELECT n, 1 + pg_temp.dice(n, 5, 200), 'Комплекс ' || n,
    CASE pg_temp.dice(n, 6, 4) WHEN 0 THEN ARRAY[]::text[] WHEN 1 THEN ARRAY['open'] WHEN 2 THEN ARRAY['underground']
      ELSE ARRAY['open', 'closed'] END,
    CASE pg_temp.dice(n, 7, 4) WHEN 0 THEN ARRAY[]::text[] WHEN 1 THEN ARRAY['playground', 'security']
      WHEN 2 THEN ARRAY['concierge', 'gym', 'spa', 'security'] ELSE ARRAY['playground'] END,
    CASE WHEN pg_temp.dice(n, 8, 10) = 0 THEN pg_temp.dice(n, 9, 3000) END, 'Россия', region, city,
    latitude + (pg_temp.dice(n, 10, 4000) - 2000) / 10000.0, longitude + (pg_temp.dice(n, 11, 4000) - 2000) / 10000.0,
    country_id, region_id, city_id, '2025-01-01'
  FROM wanted JOIN places ON places.rank = wanted.rank AND places.at = pg_temp.dice(n, 12, places.cities::integer)`;

const houseRows = (count: number) => `
  INSERT INTO houses (id, complex_id, name, country, region, city, district, street, house, latitude, longitude,
    floors, building_state, handover_year, handover_quarter, material, created_at) OVERRIDING SYSTEM VALUE
  SELECT n, complexes.id, 'Корпус ' || n % ${HOUSES_A_COMPLEX}, country, region, city,
    'Район ' || pg_temp.dice(complexes.id, 13, 20), 'ул. ' || complexes.id, n::text,
    latitude + pg_temp.dice(n, 14, 40) / 10000.0, longitude + pg_temp.dice(n, 15, 40) / 10000.0,
    9 + pg_temp.dice(n, 16, 17),
    (ARRAY['PROJECT', 'UNFINISHED', 'UNFINISHED', 'BUILT', 'HANDOVER'])[1 + pg_temp.dice(n, 17, 5)],
    2025 + pg_temp.dice(n, 18, 6), 1 + pg_temp.dice(n, 19, 4),
    pg_temp.one_of(n, 20, ARRAY['brick', 'monolith', 'monolith', 'panel', 'monolith2', 'block']), '2025-01-01'
  FROM generate_series(1, ${count}) n JOIN complexes ON complexes.id = 1 + (n - 1) / ${HOUSES_A_COMPLEX}`;

const metroRows = () => `
  INSERT INTO house_metros (house_id, metro_id, minutes_foot, minutes_car)
  SELECT houses.id, stations.metro_id, CASE WHEN pg_temp.dice(houses.id, 22, 3) > 0
      THEN 1 + pg_temp.dice(houses.id, 23, 30) END, 1 + pg_temp.dice(houses.id, 24, 50)
  FROM houses JOIN (
    SELECT metro_id, row_number() OVER (ORDER BY metro_id) - 1 AS at FROM (SELECT DISTINCT metro_id FROM metro_stations) s
  ) stations ON stations.at = pg_temp.dice(houses.id, 25, 200)
  WHERE pg_temp.dice(houses.id, 21, 3) > 0`;

/** Prices go with areas and a level of the complex, so that orders and ranges are like those of a market. */
const flatRows = (from: number, to: number, flatsAHouse: number) => `
  WITH rolled AS (
    SELECT n, pg_temp.one_of(n, 31, ARRAY['0', '0', '1', '1', '1', '2', '2', '2', '3', '3', '4', 'manyRooms', 'openPlan'])
        AS rooms, 1800 + pg_temp.dice(n, 32, 9000) AS area, 1 + (n - 1) / ${flatsAHouse} AS house_id
    FROM generate_series(${from}::bigint, ${to}::bigint) n
  )
  INSERT INTO flats (id, complex_id, house_id, number, floor, floors_total, rooms, area_m2_x100, ceiling_height_cm,
    price, original_price, original_currency, renovation, apartments, balcony, loggia, from_developer, closed_booking,
    status, created_at) OVERRIDING SYSTEM VALUE
  SELECT n, complex_id, house_id, n::text, 1 + pg_temp.dice(n, 33, floors), floors, rolled.rooms, area,
    260 + pg_temp.dice(n, 34, 60), cost, coalesce(cost, 100000), CASE WHEN cost IS NULL THEN 'THB' ELSE 'RUB' END,
    (ARRAY['fine', 'furnished', 'none', 'preFine', 'rough', NULL])[1 + pg_temp.dice(n, 35, 6)],
    pg_temp.dice(n, 36, 12) = 0, pg_temp.dice(n, 37, 3) = 0, pg_temp.dice(n, 38, 2) = 0, pg_temp.dice(n, 39, 20) > 0,
    pg_temp.dice(n, 40, 50) = 0, 'FREE', timestamptz '2026-01-01' + pg_temp.dice(n, 41, 460000) * interval '1 minute'
  FROM rolled JOIN houses ON houses.id = rolled.house_id
  CROSS JOIN LATERAL (SELECT CASE WHEN pg_temp.dice(n, 42, 200) > 0 THEN
    area::bigint * (900 + pg_temp.dice(complex_id, 43, 3500)) + pg_temp.dice(n, 44, 900) * 1000 END AS cost) price`;
