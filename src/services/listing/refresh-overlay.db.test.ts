import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlCatalogue } from '#db/queries/catalog/sql-catalogue.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { loadComplexes } from '../catalog/load-complexes.ts';
import { importFeed } from '../feed/import-feed.ts';
import { refreshHighwayDistances } from './refresh-highway-distances.ts';
import { refreshMetroDistances } from './refresh-metro-distances.ts';
import { refreshClosedBooking, setClosedSales } from './set-closed-sales.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let complexId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await importOffers(3);
  const { rows } = await database.db.execute(sql`SELECT id FROM complexes`);
  complexId = rows[0]!.id as number;
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);

async function importOffers(count: number): Promise<void> {
  const bytes = yrlFeed(manyOffers(count));
  await importFeed(ctx(), { bytes, source: 'feed.xml', clientName: 'Клиент' });
}

async function moveTo(latitude: number | null, longitude: number | null): Promise<void> {
  const point = sql`latitude = ${latitude}, longitude = ${longitude}`;
  await database.db.execute(sql`UPDATE houses SET ${point}`);
  await database.db.execute(sql`UPDATE complexes SET ${point}`);
}

const complex = async () =>
  (await loadComplexes(database.db, sqlCatalogue(database.db), [complexId])).complexes[0]!;

describe('ways to the metro', () => {
  it('are none where there is no metro', async () => {
    expect(await refreshMetroDistances(ctx())).toBe(0);
    expect((await complex()).metros).toEqual([]);
  });

  it('are measured when the house has moved, and only then', async () => {
    await moveTo(55.6579, 37.5401);
    expect(await refreshMetroDistances(ctx())).toBe(1);
    const { metros } = await complex();
    expect(metros).toHaveLength(3);
    expect(metros[0]).toMatchObject({ minutesFoot: expect.toSatisfy((minutes) => minutes <= 3) });
    expect(await refreshMetroDistances(ctx())).toBe(0);
  });

  it('are none in Dubai nor without a point', async () => {
    await moveTo(25.0782, 55.1382);
    expect(await refreshMetroDistances(ctx())).toBe(1);
    expect((await complex()).metros).toEqual([]);
    await moveTo(55.6579, 37.5401);
    await refreshMetroDistances(ctx());
    await moveTo(null, null);
    expect(await refreshMetroDistances(ctx())).toBe(1);
    expect((await complex()).metros).toEqual([]);
  });
});

describe('roads', () => {
  it('are the three nearest within ten kilometres', async () => {
    await moveTo(55.895, 37.42);
    expect(await refreshHighwayDistances(ctx())).toBe(1);
    const { closestHighways } = await complex();
    const distances = closestHighways.map(({ distance }) => distance);
    expect(closestHighways[0]).toMatchObject({ highwayId: 101, distance: expect.any(Number) });
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(distances[0]).toBeLessThan(500);
    expect(distances.length).toBeLessThanOrEqual(3);
    expect(await refreshHighwayDistances(ctx())).toBe(0);
  });

  it('are none far away and without a point', async () => {
    await moveTo(43.59, 39.73);
    expect(await refreshHighwayDistances(ctx())).toBe(1);
    expect((await complex()).closestHighways).toEqual([]);
    await moveTo(55.895, 37.42);
    await refreshHighwayDistances(ctx());
    await moveTo(null, null);
    expect(await refreshHighwayDistances(ctx())).toBe(1);
  });
});

describe('closed sales', () => {
  const closed = async () => {
    const { rows } = await database.db.execute(sql`
      SELECT count(*) FILTER (WHERE closed_booking)::integer AS closed, count(*)::integer AS all FROM flats`);
    return rows[0];
  };

  it('close the flats of a complex, of a house, and those that a feed brings later', async () => {
    await setClosedSales(ctx(), { complexId }, true);
    expect(await closed()).toEqual({ closed: 3, all: 3 });
    await importOffers(5);
    expect(await closed()).toEqual({ closed: 5, all: 5 });
    expect(await refreshClosedBooking(ctx())).toBe(0);
    await setClosedSales(ctx(), { complexId }, false);
    expect(await closed()).toEqual({ closed: 0, all: 5 });
    const houseId = (await complex()).houses[0]!.id;
    await setClosedSales(ctx(), { complexId, houseId }, true);
    expect(await closed()).toEqual({ closed: 5, all: 5 });
  });

  it('are refused for what does not exist', async () => {
    await expect(setClosedSales(ctx(), { complexId: 999_999 }, true)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(setClosedSales(ctx(), { complexId, houseId: 999_999 }, true)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
