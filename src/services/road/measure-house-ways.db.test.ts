import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHalls, listHouseMetros, listHousePoints } from '#db/queries/listing/house-metros.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { minutesOf } from '#domain/road/road.ts';
import { straightWay } from '#domain/road/straight-way.ts';
import { embeddedRouting } from '#integrations/routing/embedded.ts';
import { MOST_TOGETHER, type Routing } from '#integrations/routing/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { measureRoute } from '../geo/measure-route.ts';
import { nearestMetros } from '../listing/nearest-metros.ts';
import { refreshMetroDistances } from '../listing/refresh-metro-distances.ts';
import { measureHouseWays } from './measure-house-ways.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  const bytes = yrlFeed(manyOffers(2));
  await importFeed(testContext(database.db), { bytes, source: 'feed.xml', clientName: 'Клиент' });
});
afterAll(() => database.drop());

const signal = new AbortController().signal;

/**
 * Streets that are longer than the straight line by a quarter, and no way at all where `isShut`; it answers no more than
 * `mostCalls`.
 */
function router({ mostCalls = Number.POSITIVE_INFINITY, isShut = false } = {}) {
  const asked: number[] = [];
  const way = (from: { latitude: number; longitude: number }, to: typeof from, mode: 'foot' | 'car') => {
    const { metres, seconds } = straightWay(from, to, mode);
    return isShut ? null : { metres, seconds: Math.round(seconds * 1.25) };
  };
  const answer = <Value>(value: Value) =>
    asked.length > mostCalls
      ? { ok: false as const, kind: 'unavailable' as const, retryable: true }
      : { ok: true as const, value, source: 'live' as const, asOf: TEST_NOW };
  const routing: Routing = {
    provider: 'osrm',
    async route(from, to, mode) {
      return answer(way(from, to, mode));
    },
    async routes(from, to, mode) {
      asked.push(from.length);
      return answer(from.map((point) => way(point, to, mode)));
    },
  };
  return { routing, asked };
}

const ctx = (routing: Routing) => testContext(database.db, { ports: { routing } });
const moveTo = async (latitude: number, longitude: number) => {
  await database.db.execute(sql`UPDATE houses SET latitude = ${latitude}, longitude = ${longitude}`);
  await refreshMetroDistances(testContext(database.db));
};
const ways = () => listHouseMetros(database.db);

beforeEach(async () => {
  await database.db.execute(sql`DELETE FROM house_metros`);
  await moveTo(55.6579, 37.5401);
});

describe('ways from houses to their metros', () => {
  it('are estimates at first, the same that the embedded router answers, which is not asked', async () => {
    const embedded = embeddedRouting(() => TEST_NOW);
    const before = await ways();
    expect(before.length).toBeGreaterThanOrEqual(3);
    expect(before.every(({ isEstimate }) => isEstimate)).toBe(true);
    expect(await measureHouseWays(ctx(embedded), signal)).toBe(0);
    expect(await ways()).toEqual(before);
    await expectSameAsRoute(embedded);
  });

  it('are measured through the router, and tell what /distance-duration tells of the same pair', async () => {
    const { routing, asked } = router();
    const before = await ways();
    expect(await measureHouseWays(ctx(routing), signal)).toBe(before.length);
    expect((await ways()).every(({ isEstimate }) => !isEstimate)).toBe(true);
    expect(Math.max(...asked)).toBeLessThanOrEqual(MOST_TOGETHER);
    await expectSameAsRoute(routing);

    // The next import leaves measured ways as they are, and nobody asks again.
    expect(await refreshMetroDistances(ctx(routing))).toBe(0);
    const calls = asked.length;
    expect(await measureHouseWays(ctx(routing), signal)).toBe(0);
    expect(asked.length).toBe(calls);
  });

  it('are estimates again of a house that has moved, until they are measured', async () => {
    const { routing } = router();
    await measureHouseWays(ctx(routing), signal);
    await moveTo(55.66, 37.55);
    expect((await ways()).every(({ isEstimate }) => isEstimate)).toBe(true);
    await measureHouseWays(ctx(routing), signal);
    await expectSameAsRoute(routing);
  });

  it('stay estimates while the router does not answer, which is asked but once', async () => {
    const { routing, asked } = router({ mostCalls: 0 });
    const before = await ways();
    expect(await measureHouseWays(ctx(routing), signal)).toBe(0);
    expect(await ways()).toEqual(before);
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('are written in one commit, which draws all pages anew, whenever the router fell silent', async () => {
    const { routing } = router({ mostCalls: 4 });
    const measured = await measureHouseWays(ctx(routing), signal);
    expect(measured).toBeGreaterThan(1);
    const { rows } = await database.db.execute<{ commits: number }>(
      sql`SELECT count(DISTINCT xmin::text)::integer AS commits FROM house_metros WHERE NOT is_estimate`,
    );
    expect(rows).toEqual([{ commits: 1 }]);
    expect((await ways()).filter(({ isEstimate }) => !isEstimate)).toHaveLength(measured);
  });

  it('are not walked where no way leads, and the drive stays the estimate', async () => {
    const before = await ways();
    const { routing } = router({ isShut: true });
    await measureHouseWays(ctx(routing), signal);
    expect(await ways()).toEqual(before.map((way) => ({ ...way, minutesFoot: null, isEstimate: false })));

    const [from, to] = [
      { latitude: 55.6579, longitude: 37.5401 },
      { latitude: 55.66, longitude: 37.55 },
    ];
    const asked = (mode: 'foot' | 'car') => measureRoute(ctx(routing), { from, to, mode }, signal);
    await expect(asked('foot')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await asked('car')).toEqual({
      distance: straightWay(from, to, 'car').metres,
      duration: straightWay(from, to, 'car').seconds,
      isEstimate: true,
    });
  });
});

async function expectSameAsRoute(routing: Routing): Promise<void> {
  const halls = await listHalls(database.db);
  const points = new Map((await listHousePoints(database.db)).map(({ id, ...point }) => [id, point]));
  for (const { houseId, metroId, minutesFoot, minutesCar } of await ways()) {
    const from = points.get(houseId)!;
    const { hall: to } = nearestMetros(from, halls).find((way) => way.metroId === metroId)!;
    const [foot, car] = await Promise.all(
      (['foot', 'car'] as const).map((mode) => measureRoute(ctx(routing), { from, to, mode }, signal)),
    );
    expect(minutesFoot).toBe(minutesOf({ seconds: foot!.duration }));
    expect(minutesCar).toBe(minutesOf({ seconds: car!.duration }));
  }
}
