import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { listHighways } from '../../queries/geo/highways.ts';
import { listMetro } from '../../queries/geo/metros.ts';
import { listCities, listCountries, listRegions } from '../../queries/geo/places.ts';
import { cities, countries, highways, metroLines, metroStations, regions } from '../../schema/index.ts';
import { CITIES } from './cities.ts';
import { REGIONS } from './regions.ts';
import { seedDictionary } from './seed-dictionary.ts';

const TABLES: PgTable[] = [countries, regions, cities, metroLines, metroStations, highways];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

describe('seeding again', () => {
  it('touches nothing that is as it should be', async () => {
    const before = await snapshot();
    await seedDictionary(database.db);
    expect(await snapshot()).toEqual(before);
  });

  it('corrects what differs and leaves what it does not know', async () => {
    const { db } = database;
    const own = { id: 1_000_001, regionId: 2, name: 'Свой', type: 'посёлок', fullName: 'Свой посёлок' };
    await db.insert(cities).values({ ...own, latitude: 55, longitude: 37 });
    await db.update(cities).set({ name: 'Масква', latitude: 0 }).where(eq(cities.id, 1));
    await seedDictionary(db);
    const [moscow] = await db.select().from(cities).where(eq(cities.id, 1));
    expect(moscow).toEqual(CITIES.find(({ id }) => id === 1));
    expect(await db.$count(cities, eq(cities.id, own.id))).toBe(1);
    await db.delete(cities).where(eq(cities.id, own.id));
  });
});

describe('reading', () => {
  it('lists places by id, of one parent or of all', async () => {
    const { db } = database;
    expect((await listCountries(db)).map(({ name }) => name)).toContain('Россия');
    expect(await listRegions(db)).toHaveLength(REGIONS.length);
    expect(await listRegions(db, { countryId: 1 })).toHaveLength(89);
    expect(await listCities(db)).toHaveLength(CITIES.length);
    const [moscow] = await listCities(db, { regionId: 1 });
    expect(moscow).toMatchObject({ id: 1, fullName: 'Москва' });
  });

  it('joins the halls of a metro and says which lines meet there', async () => {
    const { lines, metros } = await listMetro(database.db, { regionId: 2 });
    expect(lines.map(({ number }) => number)).toEqual(expect.arrayContaining(['1', '8А', '16']));
    const kievskaya = metros.filter(({ name }) => name === 'Киевская');
    expect(kievskaya.map((metro) => metro.lines.map(({ number }) => number))).toEqual([['3', '4', '5']]);
    expect(kievskaya[0]!.stationIds).toContain(kievskaya[0]!.id);
  });

  it('gives a region the metro and the roads of its own city only', async () => {
    const { db } = database;
    const petersburg = await listMetro(db, { regionId: 4 });
    expect(petersburg.lines).toHaveLength(6);
    expect(petersburg.metros.filter(({ name }) => name === 'Парк Победы')).toHaveLength(1);
    expect((await listMetro(db, { regionId: 5 })).metros).toEqual([]);
    const all = await listMetro(db);
    expect(all.metros.filter(({ name }) => name === 'Парк Победы')).toHaveLength(2);
    const roads = (await listHighways(db, { regionId: 2 })).map(({ name }) => name);
    expect(roads).toContain('Рублёво-Успенское шоссе');
    expect(roads).not.toContain('Мурманское шоссе');
    expect((await listHighways(db)).length).toBeGreaterThan(roads.length);
  });
});

/** Every row with the transaction that wrote it last: a row written again with the same values would show. */
async function snapshot() {
  const rows = await Promise.all(
    TABLES.map((table) => database.db.execute(sql`SELECT xmin::text, * FROM ${table} ORDER BY id`)),
  );
  return rows.map((result) => result.rows);
}
