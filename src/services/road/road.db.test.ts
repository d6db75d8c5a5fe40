import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type HouseMetro,
  listComplexMetros,
  listHalls,
  listHouseMetros,
  listHousePoints,
} from '#db/queries/listing/house-metros.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { minutesOf } from '#domain/road/road.ts';
import { readRoad } from '#domain/road/road-text.ts';
import { straightWay } from '#domain/road/straight-way.ts';
import type { FakeVendor, Fault } from '#integrations/http/fake-vendor.ts';
import { embeddedRouting } from '#integrations/routing/embedded.ts';
import { estimatedRouting } from '#integrations/routing/estimated.ts';
import { startFakeOsrm } from '#integrations/routing/fake-osrm.ts';
import { osrmRouting } from '#integrations/routing/osrm.ts';
import { MOST_TOGETHER, type TravelMode } from '#integrations/routing/port.ts';
import { rememberedRouting } from '#integrations/routing/remembered.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { yrlFeed } from '#tests/yrl-feed.ts';
import { searchFlatCards } from '../catalog/search-flat-cards.ts';
import type { ServiceContext } from '../context.ts';
import { importFeed } from '../feed/import-feed.ts';
import { measureRoute } from '../geo/measure-route.ts';
import { nearestMetros } from '../listing/nearest-metros.ts';
import { refreshMetroDistances } from '../listing/refresh-metro-distances.ts';
import { measureHouseWays } from './measure-house-ways.ts';
import { placeGoals } from './open-roads.ts';

/** More houses than a table of routes has room for stand around this metro, */
const SOKOL = 10206;
const AROUND_SOKOL = 130;
/** and others at so many other halls that one go does not measure them all. */
const AT_OTHER_HALLS = 40;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: FakeVendor;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  const halls = await listHalls(database.db);
  const sokol = halls.find(({ metroId }) => metroId === SOKOL)!;
  const points = [
    ...Array.from({ length: AROUND_SOKOL }, (_, at) => beside(sokol, at)),
    ...halls.slice(0, AT_OTHER_HALLS).map((hall, at) => beside(hall, at)),
  ];
  const offers = points.map(({ latitude, longitude }, at) => ({
    id: `house-${at}`,
    complex: `Дом ${at}`,
    point: [latitude, longitude] as [number, number],
  }));
  await importFeed(testContext(database.db), {
    bytes: yrlFeed(offers),
    source: 'feed.xml',
    clientName: 'Клиент',
  });
  server = await startFakeOsrm(streets);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Up to half a kilometre away, each in a place of its own. */
function beside({ latitude, longitude }: GeoPoint, at: number): GeoPoint {
  return { latitude: latitude + 0.0004 * (at % 12), longitude: longitude + 0.0007 * Math.floor(at / 12) };
}

/** Longer than the straight line, each way by a part of its own; some yards are closed to cars, some to all. */
function streets(from: GeoPoint, to: GeoPoint, mode: TravelMode) {
  const turn = Math.round((from.latitude + from.longitude + to.latitude) * 1e4) % 17;
  if (turn === 0 || (turn === 1 && mode === 'car')) return null;
  const { metres, seconds } = straightWay(from, to, mode);
  return { distance: metres * (1 + turn / 20) + 0.4, duration: seconds * (1 + turn / 20) + 0.4 };
}

/** The port as a node has it, without memory of what was asked before. */
function ask(signal = new AbortController().signal) {
  const now = () => TEST_NOW;
  const osrm = osrmRouting({ baseUrl: server.baseUrl, now, retryMs: [0, 0] });
  const routing = estimatedRouting(rememberedRouting(osrm), embeddedRouting(now));
  const ctx: ServiceContext = testContext(database.db, { ports: { routing } });
  return { ctx, signal, measure: () => measureHouseWays(ctx, signal) };
}

const ways = () => listHouseMetros(database.db);

async function forgetMeasured(): Promise<void> {
  await database.db.execute('DELETE FROM house_metros');
  await refreshMetroDistances(testContext(database.db));
  server.calls.length = 0;
}

/** Takes the answers that are still to go wrong, of so many. */
async function spendFaults(times: number): Promise<void> {
  for (let left = times - server.calls.length; left > 0; left -= 1) {
    await fetch(server.baseUrl, { signal: AbortSignal.timeout(20) }).catch(() => {});
  }
}

/** Goes on as the timetable does, until nothing is left; answers how many calls each go made. */
async function measureAll({ measure }: ReturnType<typeof ask>): Promise<number[]> {
  const calls = [];
  for (let before = 0; (await measure()) > 0; before = server.calls.length) {
    calls.push(server.calls.length - before);
  }
  return calls;
}

describe('ways to metros measured by an OSRM server', () => {
  beforeEach(forgetMeasured);

  it('are asked for in tables it takes, in goes of a budget, and are those of /distance-duration', async () => {
    const asked = ask();
    const calls = await measureAll(asked);
    expect(calls.length).toBeGreaterThan(1);
    expect(Math.max(...calls)).toBeLessThanOrEqual(60);
    expect(server.calls.every((path) => path.startsWith('/base/table/v1/'))).toBe(true);
    const sizes = server.calls.map((path) => path.split('?')[0]!.split(';').length - 1);
    expect(Math.max(...sizes)).toBe(MOST_TOGETHER);
    const all = await ways();
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(({ isEstimate }) => isEstimate)).toEqual([]);

    const { minutesTo } = await pairs(ask());
    let measured = 0;
    const some = all.filter((_, at) => at % 3 === 0);
    for (const way of some) {
      const [foot, car] = [await minutesTo(way, 'foot'), await minutesTo(way, 'car')];
      expect(way.minutesFoot).toBe(foot !== null && foot <= 60 ? foot : null);
      // A drive that no router knows is the same estimate to whoever asks.
      expect(way.minutesCar).toBe(car);
      measured += Number(foot !== null) + Number(car !== null);
    }
    expect(measured).toBeGreaterThan(some.length);
    expect(measured).toBeLessThan(some.length * 2);
  });

  it.each<Fault>([{ kind: 'status', status: 500 }, { kind: 'html' }, { kind: 'huge' }, { kind: 'refuse' }])(
    'stay estimates after %j, which ends the go',
    async (fault) => {
      const asked = ask();
      const before = await ways();
      // A call is tried three times at most, and both modes are asked about a table.
      server.fault(fault, 6);
      expect(await asked.measure()).toBe(0);
      expect(await ways()).toEqual(before);
      expect(server.calls.length).toBeLessThanOrEqual(6);
      await spendFaults(6);
    },
  );

  it('keep what was measured before the server fell silent, and the rest is measured later', async () => {
    const first = await ask().measure();
    server.calls.length = 0;
    server.fault({ kind: 'status', status: 503 }, 6);
    expect(await ask().measure()).toBe(0);
    await spendFaults(6);
    const kept = (await ways()).filter(({ isEstimate }) => !isEstimate);
    expect(kept).toHaveLength(first);
    await measureAll(ask());
    expect((await ways()).filter(({ isEstimate }) => isEstimate)).toEqual([]);
  });

  it.each(['hang', 'slowBody'] as const)(
    'are left when the node stops while the server is slow: %s',
    async (kind) => {
      const before = await ways();
      server.fault({ kind }, 2);
      expect(await ask(AbortSignal.timeout(100)).measure()).toBe(0);
      expect(await ways()).toEqual(before);
      expect(server.calls.length).toBeLessThanOrEqual(2);
      await spendFaults(2);
    },
  );
});

describe('minutes to a metro that were measured ahead', () => {
  beforeAll(async () => {
    await forgetMeasured();
    await measureAll(ask());
  });

  it('are told of the same pair by the card, by the filter, by a search by road and by /distance-duration', async () => {
    const asked = ask();
    const kept = await ways();
    const metroIds = [...new Set(kept.map(({ metroId }) => metroId))].filter((_, at) => at % 6 === 0);
    expect(metroIds.length).toBeGreaterThan(10);
    const { minutesTo, wayOf } = await pairs(asked);
    server.calls.length = 0;
    let compared = 0;
    for (const metroId of [SOKOL, ...metroIds]) {
      for (const mode of ['foot', 'car'] as const) {
        const told = await timesByRoad(asked.ctx, `m${metroId},${mode}`);
        const known = kept.flatMap((way) => (way.metroId === metroId ? measuredMinutes(way, mode) : []));
        for (const { houseId, minutes } of known) {
          expect(told.get(houseId)).toMatchObject({ minutes, isEstimate: false });
          compared += 1;
        }
        const [limit] = known.map(({ minutes }) => minutes).filter((minutes) => minutes >= 5);
        if (limit === undefined) continue;
        const near = await timesByRoad(asked.ctx, `m${metroId},${mode},${limit}`);
        const expected = [...told].filter(([, { minutes }]) => minutes <= limit);
        expect([...near.keys()].sort()).toEqual(expected.map(([houseId]) => houseId).sort());
      }
    }
    expect(compared).toBeGreaterThan(400);
    const again = new Set(server.calls.flatMap(pairsOfTable));
    expect(again.size).toBeGreaterThan(100);
    for (const mode of ['foot', 'car'] as const) {
      const measured = kept.filter((way) => measuredMinutes(way, mode).length > 0);
      expect(measured.map((way) => `${mode} ${wayOf(way)}`).filter((pair) => again.has(pair))).toEqual([]);
    }

    for (const way of kept.filter((_, at) => at % 5 === 0)) {
      for (const mode of ['foot', 'car'] as const) {
        for (const { minutes } of measuredMinutes(way, mode))
          expect(await minutesTo(way, mode)).toBe(minutes);
      }
    }
  });

  it('are the walks of a way by transport too, in a search as of one pair', async () => {
    const { ctx, signal } = ask();
    const sokol = (await placeGoals(ctx, readRoad(`m${SOKOL},transport`)))[0]!.point;
    const points = new Map((await listHousePoints(database.db)).map(({ id, ...point }) => [id, point]));
    const told = await timesByRoad(ctx, `m${SOKOL},transport`);
    for (const [houseId, { minutes }] of told) {
      const pair = { from: points.get(houseId)!, to: sokol, mode: 'transport' as const };
      const there = await measureRoute(ctx, pair, signal);
      const back = await measureRoute(ctx, { ...pair, from: sokol, to: pair.from }, signal);
      expect([minutes, minutesOf({ seconds: back.duration })]).toEqual(
        Array(2).fill(minutesOf({ seconds: there.duration })),
      );
    }
    const walks = (await ways()).filter(({ metroId }) => metroId === SOKOL);
    const near = walks.flatMap((way) => measuredMinutes(way, 'foot')).filter(({ minutes }) => minutes < 5);
    expect(near.length).toBeGreaterThan(5);
    for (const { houseId, minutes } of near) {
      expect(told.get(houseId)).toMatchObject({ minutes, isEstimate: false });
    }
  });

  it('are those of cards and of the filter', async () => {
    const { ctx } = ask();
    const walks = new Map<number, number>();
    for (const { houseId, minutesFoot } of await ways()) {
      if (minutesFoot !== null) walks.set(houseId, Math.min(minutesFoot, walks.get(houseId) ?? minutesFoot));
    }
    const { flats, complexes } = await searchFlatCards(ctx, ALL);
    expect(flats).toHaveLength(AROUND_SOKOL + AT_OTHER_HALLS);
    for (const { houseId, complexId } of flats) {
      const { metro } = complexes.find(({ id }) => id === complexId)!;
      const minutesFoot = walks.get(houseId);
      if (minutesFoot === undefined) expect(metro).toBeNull();
      else expect(metro).toMatchObject({ minutesFoot, isMeasured: true });
    }
    for (const transportTime of ['5', '10', '15', '20'] as const) {
      const filters = { transportType: 'foot' as const, transportTime };
      const found = await searchFlatCards(ctx, { ...ALL, filters });
      const expected = [...walks].filter(([, minutes]) => minutes <= Number(transportTime));
      expect(expected.length).toBeGreaterThan(0);
      expect(found.flats.map(({ houseId }) => houseId).sort()).toEqual(
        expected.map(([houseId]) => houseId).sort(),
      );
    }
  });

  it('put the nearest first in the order by road', async () => {
    const ctx = { ...ask().ctx, road: readRoad(`m${SOKOL},foot`) };
    const { flats, roads } = await searchFlatCards(ctx, { ...ALL, sort: 'road' });
    const times = new Map(roads.map(({ houseId, times: [first] }) => [houseId, first]));
    const minutes = flats.map(({ houseId }) => times.get(houseId)?.minutes ?? Number.POSITIVE_INFINITY);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(new Set(minutes).size).toBeGreaterThan(3);
  });

  it('are marked as an estimate only where no router knows the way', async () => {
    const metros = await listComplexMetros(database.db, [await complexWithoutDrive()]);
    expect(metros.some(({ isCarEstimate }) => isCarEstimate)).toBe(true);
    expect(metros.every(({ isFootEstimate }) => !isFootEstimate)).toBe(true);
  });
});

const ALL = { filters: {}, sort: 'default' as const, amount: 1_000, startFrom: 0 };

/** How long it takes from each house with something on sale. */
async function timesByRoad(ctx: ServiceContext, road: string) {
  const { flats, roads } = await searchFlatCards({ ...ctx, road: readRoad(road) }, ALL);
  const found = new Set(flats.map(({ houseId }) => houseId));
  return new Map(
    roads.flatMap(({ houseId, times: [time] }) => (time && found.has(houseId) ? [[houseId, time]] : [])),
  );
}

function measuredMinutes(way: HouseMetro, mode: TravelMode): { houseId: number; minutes: number }[] {
  const [minutes, isEstimate] =
    mode === 'foot' ? [way.minutesFoot, way.isEstimate] : [way.minutesCar, way.isCarEstimate];
  return minutes === null || isEstimate ? [] : [{ houseId: way.houseId, minutes }];
}

async function complexWithoutDrive(): Promise<number> {
  const { rows } = await database.db.execute(`
    SELECT complex_id FROM houses JOIN house_metros ON house_id = houses.id
    WHERE is_car_estimate ORDER BY complex_id LIMIT 1`);
  return Number(rows[0]!.complex_id);
}

/** Tells minutes of a house and a metro as /distance-duration does. */
async function pairs({ ctx, signal }: ReturnType<typeof ask>) {
  const halls = await listHalls(database.db);
  const points = new Map((await listHousePoints(database.db)).map(({ id, ...point }) => [id, point]));
  const endsOf = ({ houseId, metroId }: { houseId: number; metroId: number }) => {
    const from = points.get(houseId)!;
    return { from, to: nearestMetros(from, halls).find((way) => way.metroId === metroId)!.hall };
  };
  return {
    wayOf(way: HouseMetro) {
      const { from, to } = endsOf(way);
      return `${placeText(from)} ${placeText(to)}`;
    },
    async minutesTo(asked: { houseId: number; metroId: number }, mode: TravelMode) {
      const way = await measureRoute(ctx, { ...endsOf(asked), mode }, signal).catch(() => null);
      return way && minutesOf({ seconds: way.duration });
    },
  };
}

/** As an address of a table says a point. */
function placeText({ latitude, longitude }: GeoPoint): string {
  return `${longitude.toFixed(5)},${latitude.toFixed(5)}`;
}

/** 'foot 37.61000,55.75000 37.64000,55.76000' for every way that was asked about. */
function pairsOfTable(path: string): string[] {
  const [, mode, list] = /\/table\/v1\/(foot|car)\/([^?]+)/.exec(path) ?? [];
  const places = list?.split(';') ?? [];
  return places.slice(0, -1).map((from) => `${mode} ${from} ${places.at(-1)}`);
}
