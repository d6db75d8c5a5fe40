import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedPlaceForm } from '#contract/feed.ts';
import { auditEntries } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { SYSTEM } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { bytesOf } from '#tests/yrl-feed.ts';
import { checkFeed } from './check-feed.ts';
import { getFeed } from './get-feed.ts';
import { importFeed } from './import-feed.ts';
import { tellFeedPlace } from './tell-feed-place.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const at = (days = 0) =>
  testContext(database.db, { actor: SYSTEM, now: new Date(TEST_NOW.getTime() + days * 86_400_000) });

/** Flats by door number; the tens of a number are its floor. */
const DOORS = [11, 12, 21, 22, 31, 32];
const priceOf = (door: number) => 9_000_000 + door * 10_000;
const areaOf = (door: number) => 40 + (door % 10) * 3;

function yrl(complex: string, doors = DOORS) {
  const offers = doors.map(
    (
      door,
    ) => `<offer internal-id="${door}"><type>продажа</type><category>квартира</category><new-flat>1</new-flat>
<location><country>Россия</country><region>Ярославская область</region><locality-name>Ярославль</locality-name>
<address>ул. Речная, 5</address><apartment>${door}</apartment><latitude>57.6261</latitude><longitude>39.8845</longitude></location>
<price><value>${priceOf(door)}</value></price><area><value>${areaOf(door)}</value></area><rooms>1</rooms>
<floor>${Math.floor(door / 10)}</floor><building-name>${complex}</building-name><building-state>unfinished</building-state></offer>`,
  );
  return bytesOf(`<realty-feed>${offers.join('')}</realty-feed>`);
}

function ads(houses: Record<string, number[]>): string {
  const rows = Object.entries(houses).flatMap(([number, doors]) =>
    doors.map(
      (
        door,
      ) => `<Ad><Id>${number}-${door}</Id><NewDevelopmentId>${number}</NewDevelopmentId><Category>Квартиры</Category>
<OperationType>Продам</OperationType><MarketType>Новостройка</MarketType><ApartmentNumber>${door}</ApartmentNumber><Rooms>1</Rooms>
<Price>${priceOf(door)}</Price><Square>${areaOf(door)}</Square><Floor>${Math.floor(door / 10)}</Floor><Floors>9</Floors>
<HouseType>Панельный</HouseType><Description>Дом ${number} у реки</Description></Ad>`,
    ),
  );
  return `<Ads formatVersion="3" target="Avito.ru">${rows.join('')}</Ads>`;
}

async function readAvito(clientName: string, houses: Record<string, number[]>, days = 0) {
  const { run } = await importFeed(at(days), {
    bytes: bytesOf(ads(houses)),
    source: 'avito.xml',
    clientName,
    dialect: 'avito',
  });
  return { ...run, feedId: run.feedId! };
}

/** Flats of a feed on sale with their houses and complexes. */
async function onSale(feedId: number) {
  const { rows } = await database.db.execute(sql`
    SELECT entry.external_id AS id, flats.id AS "flatId", flats.house_id AS "houseId", complexes.name AS complex
    FROM feed_objects entry JOIN flats ON flats.id = entry.object_id JOIN complexes ON complexes.id = flats.complex_id
    WHERE entry.feed_id = ${feedId} AND entry.kind = 'flat' AND entry.withdrawn_at IS NULL AND flats.withdrawn_at IS NULL
    ORDER BY 1`);
  return rows as unknown as { id: string; flatId: number; houseId: number; complex: string }[];
}

const FORM: FeedPlaceForm = {
  kind: 'new',
  complexId: null,
  houseId: null,
  complexName: '',
  houseName: '',
  address: '',
  coordinates: '',
};

function tell(feedId: number, number: string, told: Partial<FeedPlaceForm>, was: number | null = null) {
  const place = { ...FORM, ...told };
  return tellFeedPlace(at(), { feedId, externalId: `avito:${number}/avito:${number}`, was, place });
}

/** A client whose house other feeds know, with the number of its Avito. */
async function clientWithHouse(client: string) {
  const { run } = await importFeed(at(), { bytes: yrl(client), source: 'yrl.xml', clientName: client });
  const flats = await onSale(run.feedId!);
  const { rows } = await database.db.execute(
    sql`SELECT complex_id AS id FROM houses WHERE id = ${flats[0]!.houseId}`,
  );
  return { yrlId: run.feedId!, houseId: flats[0]!.houseId, complexId: rows[0]!.id as number, flats };
}

describe('a feed that names houses by numbers alone', () => {
  it('shows nothing of them and asks which houses they are', async () => {
    const run = await readAvito('Ждущий', { 101: [11, 12], 102: [21] });
    expect(run).toMatchObject({
      status: 'held',
      offers: 3,
      created: 0,
      rejected: 0,
      message: 'Ждут привязки к домам каталога: номеров 2, объявлений 3',
    });
    expect(await onSale(run.feedId)).toEqual([]);
    const { feed, places } = await getFeed(at(), run.feedId);
    expect(feed).toMatchObject({ state: 'held', unplacedHouses: 2 });
    expect(places).toMatchObject([
      { portal: 'avito', portalId: '101', offers: 2, floors: 9, hint: 'Дом 101 у реки', isWaiting: true },
      { portalId: '102', offers: 1, isWaiting: true, house: null },
    ]);
    await readAvito('Ждущий', { 102: [21] }, 1);
    expect((await getFeed(at(), run.feedId)).places.map(({ portalId }) => portalId)).toEqual(['102']);
  });

  it('says so to whoever checks a file', async () => {
    const check = await checkFeed(at(), Buffer.from(ads({ 103: DOORS })));
    expect(check).toMatchObject({ dialect: 'avito', refusal: null, offers: 6, shown: 6 });
    expect(check.rules).toContainEqual(
      expect.objectContaining({ field: 'NewDevelopmentId', severity: 'warning' }),
    );
  });

  it('confirms the flats of the house that a person tells, and rewrites nothing of it', async () => {
    const { houseId, complexId, flats } = await clientWithHouse('Берег');
    const { feedId } = await readAvito('Берег', { 201: DOORS, 202: [11] });
    await tell(feedId, '201', { kind: 'known', complexId, houseId });
    const run = await readAvito('Берег', { 201: DOORS, 202: [11] }, 1);
    expect(run).toMatchObject({ status: 'held', created: 0, unchanged: 6, withdrawn: 0 });
    expect((await onSale(feedId)).map(({ flatId }) => flatId)).toEqual(flats.map(({ flatId }) => flatId));
    const { rows } = await database.db.execute(
      sql`SELECT floors, material, street, latitude FROM houses WHERE id = ${houseId}`,
    );
    expect(rows).toEqual([{ floors: 9, material: 'panel', street: 'ул. Речная', latitude: 57.6261 }]);
    expect((await getFeed(at(), feedId)).places).toMatchObject([
      { portalId: '202', isWaiting: true },
      { portalId: '201', isWaiting: false, house: { id: houseId, complex: { name: 'Берег' } } },
    ]);
  });

  it('lists a house that is made for it under the name and the address a person gave', async () => {
    const { feedId } = await readAvito('Новый', { 301: DOORS });
    const address = 'Ярославская область, Ярославль, ул. Лесная, 3';
    await expect(
      tell(feedId, '301', { complexName: 'Сосны', address: 'ул. Лесная, 3' }),
    ).rejects.toMatchObject({
      code: 'INVALID',
      details: { issues: [{ path: ['address'] }] },
    });
    const { houseId } = await tell(feedId, '301', {
      complexName: 'Сосны',
      houseName: 'Корпус 2',
      address,
      coordinates: '57.63, 39.87',
    });
    for (const days of [1, 2]) {
      const run = await readAvito('Новый', { 301: DOORS }, days);
      expect(run).toMatchObject(days === 1 ? { status: 'applied', created: 6 } : { status: 'unchanged' });
      expect(new Set((await onSale(feedId)).map((flat) => `${flat.houseId} ${flat.complex}`))).toEqual(
        new Set([`${houseId} Сосны`]),
      );
    }
    const { rows } = await database.db.execute(
      sql`SELECT name, city, street, house, latitude, floors FROM houses WHERE id = ${houseId}`,
    );
    expect(rows).toEqual([
      { name: 'Корпус 2', city: 'Ярославль', street: 'ул. Лесная', house: '3', latitude: 57.63, floors: 9 },
    ]);
  });

  it('moves its flats when the number was another house after all, and the other feed keeps its own', async () => {
    const { houseId, complexId, yrlId, flats } = await clientWithHouse('Перепутанный');
    const { feedId } = await readAvito('Перепутанный', { 401: DOORS });
    await tell(feedId, '401', { kind: 'known', complexId, houseId });
    await readAvito('Перепутанный', { 401: DOORS }, 1);
    const address = 'Ярославская область, Ярославль, ул. Речная, 7';
    const told = { kind: 'known', complexId, houseName: 'Корпус 7', address } as const;
    const moved = await tell(feedId, '401', told, houseId);
    const own = await onSale(feedId);
    expect(new Set(own.map((flat) => flat.houseId))).toEqual(new Set([moved.houseId]));
    expect(await onSale(yrlId)).toEqual(flats);
    expect(await readAvito('Перепутанный', { 401: DOORS }, 2)).toMatchObject({ created: 0, withdrawn: 0 });
    expect((await onSale(feedId)).map(({ flatId }) => flatId)).toEqual(own.map(({ flatId }) => flatId));

    await tell(feedId, '401', { kind: 'known', complexId, houseId }, moved.houseId);
    expect((await onSale(feedId)).map(({ flatId }) => flatId)).toEqual(flats.map(({ flatId }) => flatId));
  });

  it('is told by one person at a time, and the audit remembers who', async () => {
    const { houseId, complexId } = await clientWithHouse('Двое');
    const { feedId } = await readAvito('Двое', { 501: DOORS });
    await tell(feedId, '501', { kind: 'known', complexId, houseId });
    await expect(tell(feedId, '501', { kind: 'known', complexId, houseId })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(
      tell(feedId, '501', { kind: 'known', complexId: complexId - 1, houseId }, houseId),
    ).rejects.toMatchObject({ code: 'INVALID', details: { issues: [{ path: ['houseId'] }] } });
    const entries = await database.db.select().from(auditEntries);
    expect(entries).toContainEqual(
      expect.objectContaining({
        entity: 'feed',
        entityId: String(feedId),
        after: { 'Дом 501 на Авито': houseId },
      }),
    );
  });
});
