import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISITOR } from '#domain/access/actor.ts';
import { embeddedObjects } from '#integrations/objects/embedded.ts';
import type { NearbyPlace, Places } from '#integrations/places/port.ts';
import { embeddedRouting } from '#integrations/routing/embedded.ts';
import type { Routing } from '#integrations/routing/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { listMapPlaces } from '../catalog/list-map-places.ts';
import { importFeed } from '../feed/import-feed.ts';
import { describeComplex } from './describe-complex.ts';
import { listInfrastructure } from './list-infrastructure.ts';
import { refreshInfrastructure } from './refresh-infrastructure.ts';

const POINT = { latitude: 57.6261, longitude: 39.8845 };
const place = (objId: string, name: string, north: number, tag = 'Образование'): NearbyPlace => ({
  objId,
  name,
  subtitle: null,
  tag,
  address: null,
  latitude: POINT.latitude + north,
  longitude: POINT.longitude,
});
const FOUND = [
  place('far', 'Школа № 3', 0.01),
  place('near', 'Детский сад № 5', 0.001),
  place('odd', 'Мойка', 0.002, 'Автомойки'),
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let complexIds: number[];
let asked = 0;
/** Fails for the complex that is asked about at this number. */
let failsAt = 0;
const places: Places = {
  provider: 'test',
  async near() {
    asked += 1;
    if (asked === failsAt)
      return { ok: false, kind: 'unavailable', retryable: true, providerCode: 'http_503' };
    return { ok: true, value: FOUND, source: 'live', asOf: TEST_NOW };
  },
};
const ctx = (now = TEST_NOW) =>
  testContext(database.db, { now, ports: { places, objects: embeddedObjects(() => now) } });
const refresh = (now?: Date) => refreshInfrastructure(ctx(now), new AbortController().signal);

beforeAll(async () => {
  database = await createTestDatabase();
  const bytes = yrlFeed([...manyOffers(1, 'Берег'), ...manyOffers(1, 'Большой луг')]);
  await importFeed(ctx(), { bytes, source: 'feed.xml', clientName: 'Клиент' });
  const { rows } = await database.db.execute(sql`SELECT id FROM complexes ORDER BY id`);
  complexIds = rows.map(({ id }) => id as number);
});
afterAll(() => database.drop());

it('a run promises to ask, once', async () => {
  const { rows } = await database.db.execute(
    sql`SELECT topic FROM outbox WHERE topic = 'refresh-infrastructure'`,
  );
  expect(rows).toHaveLength(1);
});

it('keeps what the catalogues told, nearest first, and asks nobody twice', async () => {
  expect(await refresh()).toBe(2);
  const visitor = testContext(database.db, { actor: VISITOR });
  const places = await listInfrastructure(visitor, complexIds[0]!);
  expect(places.map(({ objId, tag, dist }) => [objId, tag, dist])).toEqual([
    ['near', 'Детский сад', 111],
    ['odd', 'Другое', 222],
    ['far', 'Образование', 1112],
  ]);
  expect(places.map(({ walk }) => walk)).toEqual(
    [2, 4, 18].map((minutes) => ({ minutes, isEstimate: true })),
  );
  expect(Object.keys(places[0]!).sort()).toEqual(
    ['latitude', 'longitude', 'name', 'dist', 'walk', 'address', 'objId', 'tag'].sort(),
  );
  expect(await refresh()).toBe(0);
});

it('tells of places in a part of the map, each once and by the complex nearest to it', async () => {
  const { latitude, longitude } = POINT;
  const around = {
    south: latitude - 0.1,
    north: latitude + 0.1,
    west: longitude - 0.1,
    east: longitude + 0.1,
  };
  const visitor = testContext(database.db, { actor: VISITOR });
  const ask = (more: object) =>
    listMapPlaces(visitor, { ...around, zoom: 15, kinds: ['schools', 'shops'], ...more });
  const { places, areMore } = await ask({});
  expect(places.map(({ objId, kind }) => [objId, kind])).toEqual([
    ['near', 'schools'],
    ['far', 'schools'],
  ]);
  expect(places[0]).toMatchObject({ name: 'Детский сад № 5', walk: { minutes: 2, isEstimate: true } });
  expect(['Берег', 'Большой луг']).toContain(places[0]!.complexName);
  expect(areMore).toBe(false);
  // From afar the two lie over each other.
  expect(await ask({ zoom: 8 })).toMatchObject({ places: [{ objId: 'near' }], areMore: true });
  expect((await ask({ kinds: ['shops'] })).places).toEqual([]);
  expect((await ask({ north: latitude - 0.05 })).places).toEqual([]);
});

it('asks again after thirty days, when the complex moved and when its project is named', async () => {
  const later = new Date(TEST_NOW.getTime() + 31 * 86_400_000);
  expect(await refresh(later)).toBe(2);
  await database.db.execute(sql`UPDATE complexes SET latitude = latitude + 0.01 WHERE id = ${complexIds[0]}`);
  expect(await refresh(later)).toBe(1);
  await describeComplex(ctx(later), complexIds[1]!, { domRfId: '47147' });
  expect(await refresh(later)).toBe(1);
  const { rows } = await database.db.execute(sql`SELECT count(*)::int AS promised FROM outbox`);
  expect(rows[0]!.promised).toBeGreaterThan(1);
});

it('keeps the minutes of a router, and estimates what it did not tell', async () => {
  const known = new Map([[FOUND[0]!.latitude, 21 * 60]]);
  const routing: Routing = {
    ...embeddedRouting(() => TEST_NOW),
    provider: 'router',
    routes: async (from) => ({
      ok: true,
      value: from.map(({ latitude }) => {
        const seconds = known.get(latitude);
        return seconds === undefined ? null : { metres: 1_500, seconds };
      }),
      source: 'live',
      asOf: TEST_NOW,
    }),
  };
  const later = new Date(TEST_NOW.getTime() + 62 * 86_400_000);
  const asking = ctx(later);
  await refreshInfrastructure(
    { ...asking, ports: { ...asking.ports, routing } },
    new AbortController().signal,
  );
  const places = await listInfrastructure(ctx(), complexIds[1]!);
  const walks = new Map(places.map(({ objId, walk }) => [objId, walk]));
  expect(walks.get('far')).toEqual({ minutes: 21, isEstimate: false });
  expect(walks.get('near')).toEqual({ minutes: 2, isEstimate: true });
});

it('a failure leaves that complex as it was, lets the others go on and is thrown', async () => {
  const later = new Date(TEST_NOW.getTime() + 120 * 86_400_000);
  const before = await listInfrastructure(ctx(), complexIds[0]!);
  asked = 0;
  failsAt = 1;
  await expect(refresh(later)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('http_503'),
  });
  expect(asked).toBe(2);
  expect(await listInfrastructure(ctx(), complexIds[0]!)).toEqual(before);
  failsAt = 0;
  expect(await refresh(later)).toBe(1);
});

it('a complex without a point is not asked about', async () => {
  await database.db.execute(sql`UPDATE complexes SET latitude = NULL, longitude = NULL`);
  expect(await refresh(new Date(TEST_NOW.getTime() + 365 * 86_400_000))).toBe(0);
});

it('is not for a visitor to refresh', async () => {
  const visitor = testContext(database.db, { actor: VISITOR });
  await expect(refreshInfrastructure(visitor, new AbortController().signal)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
