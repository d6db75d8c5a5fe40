import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW } from '#tests/service-context.ts';
import { seedDictionary } from '../dictionary/seed-dictionary.ts';
import { seedDemoOffers } from './seed-demo-offers.ts';
import { seedMortgageDictionary } from './seed-mortgage-dictionary.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

/** The constraint a transaction of these statements is refused by; 'kept' when it is not refused. */
async function outcome(...statements: string[]): Promise<string> {
  await client.query('BEGIN');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return 'kept';
  } catch (error) {
    return (error as { constraint?: string; message: string }).constraint ?? (error as Error).message;
  } finally {
    await client.query('ROLLBACK');
  }
}

const OF_TYPE = (type: string) => `(SELECT min(id) FROM offers WHERE type = '${type}')`;
const OFFER = OF_TYPE('BASE');
const NAMED = (name: string) => `(SELECT id FROM program_names WHERE name = '${name}')`;
const GROUP = (name: string) => `(SELECT id FROM geo_groups WHERE name = '${name}')`;
const NEW_OFFER = (type: string) =>
  `INSERT INTO offers (program_id, type, created_at) VALUES ((SELECT min(id) FROM bank_programs), '${type}', now())`;
const PART = (type: string, fields: string, values: string) =>
  `INSERT INTO offer_parts (offer_id, type${fields}) VALUES ((SELECT max(id) FROM offers), '${type}'${values})`;
const BASE_PART = PART('BASE', ', interest, value_to', ', 0.06, 100');

describe.each<[string, string, string[]]>([
  [
    'a range upside down',
    'offers_period',
    [`UPDATE offers SET period_from = 20, period_to = 10 WHERE id = ${OFFER}`],
  ],
  [
    'a share over 1',
    'offers_down_payment_from',
    [`UPDATE offers SET down_payment_from = 1.2 WHERE id = ${OFFER}`],
  ],
  ['less than a year', 'offers_period_from', [`UPDATE offers SET period_from = 0.5 WHERE id = ${OFFER}`]],
  ['no base part', 'offers_parts', [`DELETE FROM offer_parts WHERE offer_id = ${OFFER}`]],
  ['no parts at all', 'offers_parts', [NEW_OFFER('BASE')]],
  ['a tranche alone', 'offers_parts', [NEW_OFFER('TRANCHE'), PART('TRANCHE', ', value_part', ', 0.5')]],
  [
    'a part of another type',
    'offers_parts',
    [NEW_OFFER('BASE'), BASE_PART, PART('TRANCHE', ', value_part', ', 0.5')],
  ],
  [
    'a subsidy without rows',
    'offers_subsidy_rows',
    [NEW_OFFER('SUBSIDY'), BASE_PART, PART('SUBSIDY', '', '')],
  ],
  [
    'a combo range apart from the base range',
    'offers_combo_ranges',
    [
      `UPDATE offer_parts SET value_from = value_from + 1 WHERE type = 'COMBO' AND offer_id = ${OF_TYPE('COMBO')}`,
    ],
  ],
  [
    'an open base range of a combo',
    'offers_combo_ranges',
    [`UPDATE offer_parts SET value_to = NULL WHERE type = 'BASE' AND offer_id = ${OF_TYPE('COMBO')}`],
  ],
  ['a changed type', 'offers_type_fixed', [`UPDATE offers SET type = 'COMBO' WHERE id = ${OFFER}`]],
  [
    'a tranche with two ends',
    'offer_parts_fields',
    [`UPDATE offer_parts SET end_years = 1, end_date = '2028-01-01' WHERE type = 'TRANCHE'`],
  ],
  [
    'the same row of a subsidy twice',
    'subsidy_rows_cell',
    [`INSERT INTO subsidy_rows SELECT offer_id, 99, duration, interest FROM subsidy_rows LIMIT 1`],
  ],
  [
    'a programme its own parent',
    'program_names_cycle',
    [`UPDATE program_names SET parent_id = id WHERE name = 'ИЖС'`],
  ],
  [
    'a longer cycle',
    'program_names_cycle',
    [`UPDATE program_names SET parent_id = ${NAMED('Новостройка траншевая')} WHERE name = 'Базовая'`],
  ],
  ['a selection of nothing', 'geo_groups_places', [`INSERT INTO geo_groups (name) VALUES ('Пусто')`]],
  [
    'a city both in and out',
    'geo_group_places_city_once',
    [
      `INSERT INTO geo_group_places (group_id, region_id, city_id, is_excluded)
      SELECT ${GROUP('Москва и область')}, 2, min(id), x FROM cities, (VALUES (true), (false)) AS t (x)
      WHERE region_id = 2 GROUP BY x`,
    ],
  ],
  [
    'a city of another region',
    'geo_groups_city_region',
    [
      `INSERT INTO geo_group_places (group_id, region_id, city_id)
      SELECT ${GROUP('Москва и область')}, 1, min(id) FROM cities WHERE region_id = 2`,
    ],
  ],
])('%s', (_, constraint, statements) => {
  it(`is refused by ${constraint}`, async () => {
    expect(await outcome(...statements)).toBe(constraint);
  });
});

it('a whole offer is kept, and leaves whole', async () => {
  expect(
    await outcome(
      NEW_OFFER('COMBO'),
      BASE_PART,
      PART('COMBO', ', interest, value_from, value_to', ', 0.18, 100, 200'),
      'DELETE FROM offers',
    ),
  ).toBe('kept');
});

it('a programme moves to another parent', async () => {
  expect(await outcome(`UPDATE program_names SET parent_id = ${NAMED('Семейная')} WHERE name = 'ИЖС'`)).toBe(
    'kept',
  );
});
