import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlCatalogue } from '#db/queries/catalog/sql-catalogue.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { minutesOf } from '#domain/road/road.ts';
import { readRoad } from '#domain/road/road-text.ts';
import { straightWay } from '#domain/road/straight-way.ts';
import { embeddedRouting } from '#integrations/routing/embedded.ts';
import { estimatedRouting } from '#integrations/routing/estimated.ts';
import { osrmRouting } from '#integrations/routing/osrm.ts';
import type { Routing } from '#integrations/routing/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { countListings } from '../catalog/count-listings.ts';
import { searchFlats } from '../catalog/search-flats.ts';
import type { ServiceContext } from '../context.ts';
import { measureRoute } from '../geo/measure-route.ts';
import { findRoadGaps } from './find-road-gaps.ts';
import { openRoads } from './open-roads.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
});
afterAll(() => database.drop());

const asking = (road: string, routing?: Routing): ServiceContext => ({
  ...testContext(database.db, routing && { ports: { routing } }),
  road: readRoad(road),
});
const open = (ctx: ServiceContext) => openRoads(ctx, sqlCatalogue(ctx.db));
const pointOf = async (metroId: number): Promise<GeoPoint> => {
  const { rows } = await database.db.execute(
    sql`SELECT latitude, longitude FROM metro_stations WHERE id = ${metroId}`,
  );
  return rows[0] as unknown as GeoPoint;
};
const onSale = () => world.flats.filter(({ isOnSale, point }) => isOnSale && point);
const signal = new AbortController().signal;

describe('minutes of a search', () => {
  it.each(['transport', 'foot', 'car'] as const)(
    'are those of the route of one pair, by %s',
    async (mode) => {
      const roads = (await open(asking(`m10206,${mode}`)))!;
      const sokol = await pointOf(10206);
      expect(roads.goals[0]).toMatchObject({ name: 'Сокол', metroId: 10206, point: sokol });
      let compared = 0;
      for (const { houseId, point } of onSale()) {
        const way = roads.ways[0]!.get(houseId);
        if (!way) continue;
        const asked = { from: point!, to: sokol, mode };
        expect(way).toMatchObject({
          seconds: (await measureRoute(asking(''), asked, signal)).duration,
        });
        compared += 1;
      }
      expect(compared).toBeGreaterThan(10);
    },
  );

  it('limit it to the houses near enough to every goal, and to no house without a place', async () => {
    const road = '55.7558,37.6173,transport,150;55.66,37.54,car,90';
    const found = await searchFlats(asking(road), {
      filters: {},
      sort: 'default',
      amount: 100,
      startFrom: 0,
    });
    const goals = readRoad(road);
    const minutes = new Map<string, number>();
    for (const { point } of onSale()) {
      for (const [at, { place, mode }] of goals.entries()) {
        const asked = { from: point!, to: place.point!, mode };
        const { duration } = await measureRoute(asking(''), asked, signal).catch(() => ({ duration: 1e9 }));
        minutes.set(`${JSON.stringify(point)} ${at}`, minutesOf({ seconds: duration }));
      }
    }
    const expected = onSale().filter(({ point }) =>
      goals.every(({ limit }, at) => minutes.get(`${JSON.stringify(point)} ${at}`)! <= limit!),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(onSale().length);
    const total = await countListings(asking(road), { filters: {}, sort: 'default' });
    expect(total.flats).toBe(expected.length);
    expect(new Set(found.flats.map(({ id }) => id))).toEqual(
      new Set(expected.slice(0, 100).length === expected.length ? expected.map(({ id }) => id) : []),
    );
  });

  it('put the nearest first, and last whoever stands nowhere', async () => {
    const ctx = asking('55.7558,37.6173,car');
    const { flats } = await searchFlats(ctx, { filters: {}, sort: 'road', amount: 100, startFrom: 0 });
    const { times } = (await open(ctx))!;
    const minutes = flats.map(({ houseId }) => times.total.get(houseId) ?? Number.POSITIVE_INFINITY);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(new Set(minutes).size).toBeGreaterThan(3);
  });

  it('are none for a metro that nobody knows', async () => {
    expect(await open(asking('m999999,transport,5'))).toBeUndefined();
  });
});

describe('a router', () => {
  const live = (seconds: number): Routing => ({
    provider: 'osrm',
    route: async () => ({ ok: true, value: { metres: 1, seconds }, source: 'live', asOf: new Date(0) }),
    routes: async (from) => ({
      ok: true,
      value: from.map(() => ({ metres: 1, seconds })),
      source: 'live',
      asOf: new Date(0),
    }),
  });

  it('is asked in place of the straight line, and its ways are no estimates', async () => {
    const { ways } = (await open(asking('55.7558,37.6173,car', live(1_234))))!;
    expect(new Set([...ways[0]!.values()].map(({ seconds }) => seconds))).toEqual(new Set([1_234]));
    expect([...ways[0]!.values()].some(({ isEstimate }) => isEstimate)).toBe(false);
  });

  it('that is dead leaves estimates, and the search whole', async () => {
    const fail = { ok: false, kind: 'timeout', retryable: true } as const;
    const dead: Routing = { provider: 'osrm', route: async () => fail, routes: async () => fail };
    const ctx = asking('55.7558,37.6173,car,90', dead);
    const { ways } = (await open(ctx))!;
    expect([...ways[0]!.values()].every(({ isEstimate }) => isEstimate)).toBe(true);
    const embedded = await countListings(asking('55.7558,37.6173,car,90'), { filters: {}, sort: 'default' });
    expect(await countListings(ctx, { filters: {}, sort: 'default' })).toEqual(embedded);
  });

  it('is no business of the metro, whose ways go by our own scheme', async () => {
    const roads = (await open(asking('m10206,transport', live(1))))!;
    const near = onSale().find(({ houseId }) => roads.ways[0]!.has(houseId))!;
    const way = roads.ways[0]!.get(near.houseId)!;
    expect(way.seconds).toBeLessThanOrEqual(straightWay(near.point!, roads.goals[0]!.point, 'foot').seconds);
    expect(way.seconds).toBeGreaterThan(300);
  });
});

describe('a server of routes', () => {
  const TABLE = /^\/table\/v1\/car\/(-?[\d.]+,-?[\d.]+;)+-?[\d.]+,-?[\d.]+$/;

  /** Knows one kind of question alone, answers it as told, and counts those that were none. */
  async function serving(isAlive: boolean, act: (routing: Routing) => Promise<void>) {
    const wrong: string[] = [];
    let asked = 0;
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://router');
      const sources = searchParams.get('sources')?.split(';') ?? [];
      const isKnown =
        request.method === 'GET' &&
        TABLE.test(pathname) &&
        searchParams.get('destinations') === String(sources.length) &&
        searchParams.get('annotations') === 'duration,distance';
      if (!isKnown) wrong.push(request.url!);
      asked += 1;
      response.writeHead(isKnown && isAlive ? 200 : 503, { 'content-type': 'application/json' });
      const ways = sources.map(() => [600]);
      response.end(JSON.stringify({ code: 'Ok', durations: ways, distances: ways }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const now = () => new Date(0);
    const router = osrmRouting({ baseUrl: `http://127.0.0.1:${port}/`, now, retryMs: [0, 0] });
    try {
      await act(estimatedRouting(router, embeddedRouting(now)));
    } finally {
      server.close();
      server.closeAllConnections();
    }
    expect(asked).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  }

  it('that fails leaves the search whole, and pages are told that estimates stand in for it', async () => {
    await serving(false, async (routing) => {
      const road = '55.7001,37.6001,car';
      const search = { filters: {}, sort: 'road' as const, amount: 100, startFrom: 0 };
      const own = await searchFlats(asking(road), search);
      const found = await searchFlats(asking(road, routing), search);
      expect(found.flats.map(({ id }) => id)).toEqual(own.flats.map(({ id }) => id));
      expect(await findRoadGaps(asking(road, routing))).toEqual({ hasGaps: true });
      expect(await findRoadGaps(asking(road))).toEqual({ hasGaps: false });
    });
  });

  it('that answers leaves nothing to tell of', async () => {
    await serving(true, async (routing) => {
      expect(await findRoadGaps(asking('55.7002,37.6002,car', routing))).toEqual({ hasGaps: false });
    });
  });
});
