import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocationCode } from '#domain/geo/location-code.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { getFreshness } from './get-freshness.ts';
import { listNearestCities } from './list-nearest-cities.ts';

const YESTERDAY = new Date('2026-11-19T09:00:00Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
});
afterAll(() => database.drop());

const ctx = (now = TEST_NOW) => testContext(database.db, { now });

async function codeOf(kind: 'c' | 'r', name: string): Promise<LocationCode> {
  const table = sql.identifier(kind === 'c' ? 'cities' : 'regions');
  const { rows } = await database.db.execute(sql`SELECT id FROM ${table} WHERE name = ${name}`);
  return `${kind}${rows[0]!.id as number}`;
}

describe('the nearest cities with something on sale', () => {
  it.each([
    ['c', 'Тула', ['Москва', 'Дубай']],
    ['c', 'Абу-Даби', ['Дубай', 'Москва']],
    ['r', 'Тульская', ['Москва', 'Дубай']],
  ] as const)('of %s %s are told with their counts', async (kind, name, names) => {
    const cities = await listNearestCities(ctx(), { location: await codeOf(kind, name) });
    expect(cities.map((city) => city.name)).toEqual(names);
    for (const { location, flatsCount, complexesCount } of cities) {
      const own = world.flats.filter(({ isOnSale, place }) => isOnSale && location === `c${place.cityId}`);
      expect(flatsCount).toBe(own.length);
      expect(complexesCount).toBe(new Set(own.map(({ complexId }) => complexId)).size);
    }
  });

  it('are none where something is on sale, nor for everywhere', async () => {
    expect(await listNearestCities(ctx(), { location: await codeOf('c', 'Москва') })).toEqual([]);
    expect(await listNearestCities(ctx(), { location: ['c1', await codeOf('c', 'Тула')] })).toEqual([]);
    expect(await listNearestCities(ctx(), {})).toEqual([]);
  });
});

describe('how fresh the listings of a place are', () => {
  const importAt = (now: Date, count: number) =>
    importFeed(ctx(now), { bytes: yrlFeed(manyOffers(count)), source: 'feed.xml', clientName: 'Клиент' });

  it('is when a feed that sells there was last read whole', async () => {
    const place = await codeOf('c', 'Ярославль');
    expect(await getFreshness(ctx(), { location: place })).toEqual({ confirmedAt: null });
    await importAt(YESTERDAY, 2);
    expect(await getFreshness(ctx(), { location: place })).toEqual({ confirmedAt: YESTERDAY });
    await importAt(TEST_NOW, 2);
    expect(await getFreshness(ctx(), { location: place })).toEqual({ confirmedAt: TEST_NOW });
    expect(await getFreshness(ctx(), {})).toEqual({ confirmedAt: TEST_NOW });
    expect(await getFreshness(ctx(), { location: 'c1' })).toEqual({ confirmedAt: null });
  });
});
