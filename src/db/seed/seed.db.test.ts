import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { findPlaceByName } from '../queries/geo/place-by-name.ts';
import { cities, legalDocumentVersions, legalTags, regions, users } from '../schema/index.ts';
import { seedDemoUsers } from './demo-users.ts';
import { seedDictionary } from './dictionary/seed-dictionary.ts';
import { seedLegalDocs } from './legal-docs.ts';

const now = new Date('2026-11-20T09:00:00Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  // Twice: what is there already stays as it is.
  for (let run = 0; run < 2; run += 1) {
    await seedDictionary(database.db);
    await seedLegalDocs(database.db, now);
    await seedDemoUsers(database.db, now);
  }
});
afterAll(() => database.drop());

it('puts eight people into their groups', async () => {
  const rows = await database.db.select().from(users).orderBy(users.phone);
  expect(rows.map(({ phone, groups }) => [phone.slice(-2), ...groups])).toEqual([
    ['01', 'SUPERADMIN'],
    ['02', 'ADMIN'],
    ['03', 'MORTGAGE_BROKER'],
    ['04', 'REALTOR'],
    ['05', 'USER'],
    ['06', 'BASE'],
    ['07', 'USER'],
    ['08', 'MORTGAGE_BROKER'],
  ]);
});

it('publishes one version of each legal document', async () => {
  expect((await database.db.select().from(legalTags)).map(({ id }) => id)).toEqual([1, 2, 3]);
  const versions = await database.db.select().from(legalDocumentVersions);
  expect(versions.map(({ version }) => version)).toEqual([1, 1, 1]);
  for (const { text } of versions) expect(text.match(/^## /gm)?.length).toBeGreaterThan(3);
});

it('names places in full', async () => {
  const names = (await database.db.select().from(regions)).map(({ fullName }) => fullName);
  expect(names).toEqual(expect.arrayContaining(['Москва', 'Московская область', 'Республика Татарстан']));
  expect(await database.db.$count(cities)).toBeGreaterThan(10);
});

describe('finding a place by the names of an address', () => {
  const names = (country: string | null, region: string | null, city: string | null) => ({
    country,
    region,
    city,
  });
  it.each([
    ['a city with its region', names('Россия', 'Ярославская область', 'Ярославль'), [1, 5, 3]],
    ['a city alone', names(null, null, 'г. Екатеринбург'), [1, 6, 4]],
    ['a short region', names(null, 'Московская обл.', null), [1, 2, null]],
    ['a republic either way', names(null, 'Татарстан Респ', 'Казань'), [1, 10, 7]],
    ['ё written as е', names('Россия', 'Приморский край', 'Артем'), [1, 7, 6]],
    ['a federal city in the region around it', names('Россия', 'Ленинградская область', 'СПб'), [1, 3, 2]],
    ['a city that is not in the dictionary', names('РФ', 'Ярославская область', 'Тутаев'), [1, 5, null]],
    ['a city abroad', names('ОАЭ', null, 'Дубай'), [2, 12, 12]],
    ['nothing', names(null, null, null), [null, null, null]],
  ])('%s', async (_, address, [countryId, regionId, cityId]) => {
    expect(await findPlaceByName(database.db, address)).toEqual({ countryId, regionId, cityId });
  });
});
