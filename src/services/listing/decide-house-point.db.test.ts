import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complexes } from '#db/schema/complex.ts';
import { houses } from '#db/schema/house.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { VISITOR } from '#domain/access/actor.ts';
import type { FoundAddress } from '#domain/geo/found-address.ts';
import type { Geocoder } from '#integrations/address/port.ts';
import { clientFeed } from '#tests/client-feed.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { manyOffers, type YrlOffer } from '#tests/yrl-feed.ts';
import { getFeed } from '../feed/get-feed.ts';
import { decideHousePoint } from './decide-house-point.ts';
import { proposeHousePoints } from './propose-house-points.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const RIVER: FoundAddress = {
  label: 'Ярославль, ул. Речная, 5',
  point: { latitude: 57.63, longitude: 39.88 },
  precision: 'house',
};

/** A feed without points, and a geocoder that writes down what it was asked. */
async function makeFeed(client: string, found: FoundAddress | null = RIVER) {
  const feed = clientFeed(database.db, client);
  const offers = manyOffers(6, client).map((offer): YrlOffer => ({ ...offer, point: null }));
  await feed.read(offers);
  const asked: string[] = [];
  const geocoder: Geocoder = {
    provider: 'yandex',
    async find(address) {
      asked.push(address);
      return { ok: true, value: found, source: 'live', asOf: new Date(0) };
    },
  };
  const signal = new AbortController().signal;
  const ctxAt = (days: number) => {
    const { now } = feed.ctx();
    return testContext(database.db, {
      now: new Date(now.getTime() + days * 86_400_000),
      ports: { geocoder },
    });
  };
  return {
    feed,
    offers,
    asked,
    ctx: ctxAt(0),
    propose: (days = 0) => proposeHousePoints(ctxAt(days), signal),
    points: async () => (await getFeed(feed.ctx(), feed.id())).points,
    async house() {
      const [house] = await database.db
        .select({ house: houses, complex: complexes })
        .from(houses)
        .innerJoin(complexes, eq(complexes.id, houses.complexId))
        .where(eq(complexes.name, client));
      return house!;
    },
  };
}

it('a point is a proposal until a person takes it, and then it outlives feeds', async () => {
  const { feed, offers, asked, ctx, propose, points, house } = await makeFeed('Причал');
  await propose();
  await propose();
  expect(asked).toEqual(['Ярославская область, Ярославль, ул. Речная, 6']);
  const [point] = await points();
  expect(point!.found).toEqual({ label: RIVER.label, ...RIVER.point, precision: 'house', isOwn: false });
  expect((await house()).house).toMatchObject({ latitude: null, longitude: null });

  await decideHousePoint(ctx, { houseId: point!.houseId, verdict: 'accepted' });
  expect(await points()).toEqual([]);
  expect((await house()).complex).toMatchObject({ ...RIVER.point, ownFacts: ['point'] });
  for (const other of [null, [57.7, 39.9] as [number, number]]) {
    const state = other ? 'hand-over' : 'built';
    await feed.read(offers.map((offer) => ({ ...offer, point: other, state })));
    const read = await house();
    expect(read.house).toMatchObject({ ...RIVER.point, pointBy: 'person' });
    expect(read.complex).toMatchObject(RIVER.point!);
  }
  await expect(decideHousePoint(ctx, { houseId: point!.houseId, verdict: 'refused' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('a refused point leaves the house without one and is not asked about again', async () => {
  const { asked, ctx, propose, points, house } = await makeFeed('Отказ');
  await propose();
  const [point] = await points();
  await decideHousePoint(ctx, { houseId: point!.houseId, verdict: 'refused' });
  await propose(100);
  expect([asked.length, await points()]).toEqual([1, []]);
  expect((await house()).house.latitude).toBeNull();
});

it('a feed that gives the point itself needs no proposal', async () => {
  const { feed, offers, ctx, propose, points, house } = await makeFeed('Свои координаты');
  await propose();
  const [point] = await points();
  await feed.read(offers.map((offer) => ({ ...offer, point: [57.7, 39.9], state: 'built' })));
  expect(await points()).toEqual([]);
  await expect(decideHousePoint(ctx, { houseId: point!.houseId, verdict: 'accepted' })).rejects.toMatchObject(
    { code: 'CONFLICT' },
  );
  expect((await house()).house).toMatchObject({ latitude: 57.7, pointBy: 'feed' });
});

it.each<[string, FoundAddress | null]>([
  ['Пусто', null],
  ['Середина', { ...RIVER, precision: 'settlement' }],
  ['Слова', { ...RIVER, point: null }],
])(
  '%s: an address that is not placed to its street is asked about again in a month',
  async (client, found) => {
    const { asked, propose, points } = await makeFeed(client, found);
    await propose();
    await propose(29);
    expect([asked.length, await points()]).toMatchObject([1, [{ found: null }]]);
    await propose(31);
    expect(asked.length).toBeGreaterThan(1);
  },
);

it('a house that the geocoder fails at waits for the next run and holds up no other', async () => {
  const first = await makeFeed('Беда');
  const second = await makeFeed('Удача');
  const [unlucky, lucky] = [await first.house(), await second.house()];
  const geocoder: Geocoder = {
    provider: 'yandex',
    find: async (address) =>
      address.endsWith(`, ${unlucky.house.house}`)
        ? { ok: false, kind: 'timeout', retryable: true }
        : { ok: true, value: RIVER, source: 'live', asOf: new Date(0) },
  };
  const ctx = { ...second.ctx, ports: { ...second.ctx.ports, geocoder } };
  expect(unlucky.house.id).toBeLessThan(lucky.house.id);
  const { signal } = new AbortController();
  expect(await proposeHousePoints(ctx, signal)).toEqual({ proposed: 1, unplaced: 0, failed: 1 });
  expect([await first.points(), await second.points()]).toMatchObject([
    [],
    [{ found: { label: RIVER.label } }],
  ]);

  await first.propose();
  expect(await first.points()).toMatchObject([{ found: { label: RIVER.label } }]);
});

it.each<[string, FoundAddress | null]>([
  ['Своя точка', RIVER],
  ['Ниоткуда', null],
])('%s: a person says where the house stands, whatever was found', async (client, found) => {
  const { feed, offers, ctx, propose, points, house } = await makeFeed(client, found);
  await propose();
  const [{ houseId } = { houseId: 0 }] = await points();
  const asVisitor = { ...ctx, actor: VISITOR };
  const placed = {
    houseId,
    verdict: 'placed',
    label: 'Ярославль, Речная, 6',
    latitude: 57.61,
    longitude: 39.81,
  } as const;
  await expect(decideHousePoint(asVisitor, placed)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  if (!found) {
    await expect(decideHousePoint(ctx, { houseId, verdict: 'accepted' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  }
  await decideHousePoint(ctx, placed);
  expect(await points()).toEqual([]);
  await feed.read(offers.map((offer) => ({ ...offer, point: [57.7, 39.9], state: 'built' })));
  expect(await house()).toMatchObject({
    house: { latitude: 57.61, longitude: 39.81, pointBy: 'person' },
    complex: { latitude: 57.61, longitude: 39.81 },
  });
  await propose(100);
  expect(await points()).toEqual([]);
});
