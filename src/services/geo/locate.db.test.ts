import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { getDefaultPlace } from './get-default-place.ts';
import { locate } from './locate.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

it.each([
  ['the Kremlin', 55.7512, 37.6184, { location: 'c1', fullName: 'Москва' }],
  ['the centre of Yekaterinburg', 56.84, 60.61, { location: 'c4', fullName: 'Екатеринбург' }],
  ['the sea beyond the antimeridian', 64.7, -179, { fullName: 'Анадырь' }],
])('%s lies nearest to its city', async (_, latitude, longitude, place) => {
  expect(await locate(testContext(database.db), { latitude, longitude })).toMatchObject(place);
});

it('without a point the configured city counts', async () => {
  const named = (defaultLocationName: string) => {
    const ctx = testContext(database.db);
    return { ...ctx, settings: { ...ctx.settings, defaultLocationName } };
  };
  expect(await locate(named('Екатеринбург'), undefined)).toMatchObject({ location: 'c4' });
  expect(await getDefaultPlace(named('Китеж'))).toEqual({ location: 'c1', fullName: 'Москва' });
});
