import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complexes } from '#db/schema/complex.ts';
import { companies, companyContacts, flatPrices, flats, houses } from '#db/schema/index.ts';
import { seedDemoKeys } from '#db/seed/demo-keys.ts';
import { readFeed } from '#feeds/read-feed.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { Product } from '../../product.ts';
import { addFeedsOut } from './add-feeds-out.ts';

const CLIENT = 'Меридиан Девелопмент';
const YRL = '/feeds/demo-vitrina/yrl.xml';
const YML = '/feeds/demo-vitrina/yml.xml';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Ids of the flats that the format can tell, by id. */
let told: number[];
const app = fastify();
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makeSearchWorld(db);
  const context = testContext(db);
  await seedDemoKeys(db, TEST_NOW, context.ports.sealer.seal);
  const [client] = await db.select().from(companies).where(eq(companies.name, CLIENT));
  await db.update(complexes).set({ developerCompanyId: client!.id }).where(sql`id % 2 = 0`);
  await db.insert(companyContacts).values({ companyId: client!.id, phone: '+79990000077' });
  await db.update(houses).set({ city: 'Москва', street: sql`coalesce(street, 'ул. "Дальняя" & Ко')` });
  await db.update(flats).set({ description: 'Вид\u0007 на <реку> & парк' }).where(sql`id % 3 = 0`);
  told = (
    await db
      .select({ id: flats.id })
      .from(flats)
      .innerJoin(houses, eq(houses.id, flats.houseId))
      .innerJoin(complexes, eq(complexes.id, flats.complexId))
      .where(
        sql`${complexes.developerCompanyId} = ${client!.id} AND status = 'FREE' AND withdrawn_at IS NULL
          AND price IS NOT NULL AND floor IS NOT NULL AND handover_year IS NOT NULL`,
      )
      .orderBy(flats.id)
  ).map(({ id }) => id);
  const serviceContext: Product['serviceContext'] = (actor, requestId) => ({ ...context, actor, requestId });
  const env = { publicUrl: 'https://genplan.example', support: { phone: '+7 (495) 000-10-01' } };
  addFeedsOut(app, { serviceContext, env } as Product);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const read = (body: string) =>
  readFeed(Readable.from([Buffer.from(body)]), { clientName: 'Кто-то', now: TEST_NOW });

it('tells a client’s flats on sale so that our own reader takes every one of them', async () => {
  const { statusCode, headers, body } = await get(YRL);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const reading = await read(body);
  expect(reading).toMatchObject({ status: 'read', dialect: 'yrl', rejected: 0, accepted: told.length });
  expect(told.length).toBeGreaterThan(20);
  const found = reading.complexes.flatMap((complex) => complex.houses.flatMap((house) => house.flats));
  const rows = new Map((await database.db.select().from(flats)).map((row) => [String(row.id), row]));
  expect(found.map(({ externalId }) => Number(externalId)).sort((a, b) => a - b)).toEqual(told);
  for (const flat of found) {
    const row = rows.get(flat.externalId)!;
    const same = [
      'priceRub',
      'floor',
      'areaM2x100',
      'balcony',
      'loggia',
      'apartments',
      'renovation',
    ] as const;
    expect(same.map((name) => flat[name])).toEqual([
      row.price,
      row.floor,
      row.areaM2x100,
      row.balcony,
      row.loggia,
      row.apartments,
      // The format has no word for furniture: such a flat is «под ключ», and we read that as finished.
      row.renovation === 'furnished' ? 'fine' : row.renovation,
    ]);
    // An open plan has the rooms of its documents, which nobody told us: the format wants a number.
    expect([flat.rooms, flat.openPlan]).toEqual(row.rooms === 'openPlan' ? ['1', true] : [row.rooms, false]);
    expect(flat.description).toBe(row.description === null ? null : 'Вид на <реку> & парк');
  }
  expect(reading.complexes.every(({ developer }) => developer?.phone === '+79990000077')).toBe(true);
});

it('says in every offer what the format demands, a drawn plan where there is no photo', async () => {
  const { body } = await get(YRL);
  const offers = body.split('<offer ').slice(1);
  for (const name of [
    ...['type', 'property-type', 'category', 'new-flat', 'deal-status', 'url', 'creation-date', 'country'],
    ...['locality-name', 'address', 'phone', 'value', 'currency', 'area', 'rooms', 'floor', 'building-name'],
    ...['building-state', 'built-year', 'ready-quarter', 'image'],
  ])
    expect(offers.filter((offer) => !new RegExp(`<${name}[ >]`).test(offer))).toEqual([]);
  expect(body).not.toMatch(/<([a-z-]+)><\/\1>/);
  expect(offers[0]).toMatch(
    /<image tag="plan">https:\/\/genplan\.example\/pictures\/\d+\/share\/plan\/[\w-]+\.png<\/image>/,
  );
  expect(body).toMatch(/<!-- Не вошли квартиры .*без срока сдачи: \d+.* -->/);
});

it('names the moment a price was set', async () => {
  const [id] = told as [number];
  const at = new Date('2026-11-19T10:00:00Z');
  await database.db
    .insert(flatPrices)
    .values({ flatId: id, at, price: 9_000_000, originalPrice: 9_000_000, originalCurrency: 'RUB' });
  const { body } = await get(YRL);
  expect(body.split(`<offer internal-id="${id}">`)[1]).toContain(
    `<last-update-date>${at.toISOString()}</last-update-date>`,
  );
});

it('gives the catalogue with sets: pages of complexes, each flat in its own', async () => {
  const { body } = await get(YML);
  const sets = [...body.matchAll(/<set id="(complex-\d+)">\n<name>ЖК[^<]+<\/name>\n<url>([^<]+)<\/url>/g)];
  expect(sets.length).toBeGreaterThan(1);
  for (const [, id, url] of sets)
    expect(url).toBe(`https://genplan.example/complex/${id!.replace('complex-', '')}`);
  const known = new Set(sets.map(([, id]) => id));
  const of = [...body.matchAll(/<set-ids>([^<]+)<\/set-ids>/g)].map(([, id]) => id);
  expect(of.length).toBeGreaterThanOrEqual(told.length);
  expect(of.filter((id) => !known.has(id))).toEqual([]);
});

it.each([YRL, YML])('%s is asked again for nothing until something changes', async (url) => {
  const { etag } = (await get(url)).headers as { etag: string };
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get(url, { 'if-none-match': `"other", ${etag}` })).statusCode).toBe(304);
  await database.db.update(flats).set({ price: sql`price + 1000` }).where(eq(flats.id, told[1]!));
  const changed = await get(url, { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
});

it.each([
  '/feeds/nope/yrl.xml',
  // No company of its own.
  '/feeds/demo-ipo-calc/yrl.xml',
  '/feeds/demo-expired/yrl.xml',
  '/feeds/demo-vitrina/cian.xml',
  '/feeds/demo-vitrina/constructor.xml',
])('%s is no address', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

it('sold out is a feed without offers', async () => {
  await database.db.update(flats).set({ status: 'SOLD' });
  const { statusCode, body } = await get(YRL);
  expect(statusCode).toBe(200);
  expect(body).toMatch(
    /^<\?xml[^>]+>\n<realty-feed[^>]+>\n<generation-date>[^<]+<\/generation-date>\n<\/realty-feed>\n$/,
  );
  expect((await get(YML)).body).toContain('<sets>\n</sets>\n<offers>\n</offers>');
});
