import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { knownPlaces } from './known-places.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

it.each([
  ['c1', 'c1'],
  ['co2,r1,c4', 'co2,r1,c4'],
  ['c999999', undefined],
  ['r999999', undefined],
  ['co999', undefined],
  ['c999999,c1,x9,r999999,c4', 'c1,c4'],
  ['all', 'all'],
  ['x1,javascript:', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s means %s', async (named, known) => {
  expect(await knownPlaces(testContext(database.db), named)).toBe(known);
});

it('takes every place for known while nobody can say', async () => {
  const unreachable = { ...testContext(database.db), db: null as never };
  expect(await knownPlaces(unreachable, 'c999999,c1')).toBe('c999999,c1');
});
