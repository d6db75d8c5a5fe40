import { eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flats } from '#db/schema/flat.ts';
import { drawShareWithWords } from '#drawing/draw.ts';
import { findComplexShareWords, findFlatShareWords } from '#services/catalog/get-share-words.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import type { Product } from '../product.ts';
import { addSharePictures } from './share-pictures.ts';

const PLAN = '/pictures/5/share/plan/2-5430-1330-bl-77-thumb-f.png';
const FACADE = '/pictures/5/share/facade/5-17-0-BUSINESS-hero-day.png';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
let context: ReturnType<typeof testContext>;
const app = fastify();
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
  context = testContext(database.db);
  const serviceContext: Product['serviceContext'] = (actor, requestId) => ({ ...context, actor, requestId });
  addSharePictures(app, { serviceContext } as Product);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string) => app.inject({ method: 'GET', url });
const onSale = () => world.flats.find(({ isOnSale, price }) => isOnSale && price !== null)!;

it('a drawing alone is kept for ever, one with a price for an hour', async () => {
  const { id } = onSale();
  const alone = await get(PLAN);
  const told = await get(`${PLAN}?flat=${id}&said=1-2`);
  const complex = await get(`${FACADE}?complex=${world.ids.complexes[0]}`);
  for (const answer of [alone, told, complex]) {
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 });
  }
  expect(alone.headers['cache-control']).toContain('immutable');
  expect(told.headers['cache-control']).toBe('public, max-age=3600');
  expect(told.rawPayload.equals(alone.rawPayload)).toBe(false);
});

it('words say that a price may be asked for, or what it is in a currency without a rate', async () => {
  const { id, complexId } = onSale();
  const priced = await database.db.select().from(flats).where(eq(flats.complexId, complexId));
  const wordsOf = async (values: Partial<typeof flats.$inferInsert>) => {
    await database.db.update(flats).set(values).where(eq(flats.complexId, complexId));
    const [flat, complex] = [
      await findFlatShareWords(context, id),
      await findComplexShareWords(context, complexId),
    ];
    return [flat!.price, complex!.price];
  };
  const untold = { price: null, originalPrice: null };
  expect(await wordsOf(untold)).toEqual(['Цена по\u00a0запросу', 'Цены по\u00a0запросу']);
  const [inBaht] = await wordsOf({ ...untold, originalPrice: 2_350_000, originalCurrency: 'THB' });
  expect(inBaht).toBe('2\u00a0350\u00a0000\u00a0THB');
  for (const { id: flatId, price, originalPrice, originalCurrency } of priced) {
    const values = { price, originalPrice, originalCurrency };
    await database.db.update(flats).set(values).where(eq(flats.id, flatId));
  }
});

it('words say what the flat costs now, and of one that is sold that it is', async () => {
  const { id } = onSale();
  await database.db
    .update(flats)
    .set({ price: 18_450_000, floor: 7, floorsTotal: 17 })
    .where(eq(flats.id, id));
  const words = await findFlatShareWords(context, id);
  expect(words).toMatchObject({ price: '18\u00a0450\u00a0000\u00a0₽' });
  expect(words!.notes.join()).toMatch(/^ЖК.*,7\u00a0этаж из\u00a017$/);
  await database.db.update(flats).set({ status: 'SOLD' }).where(eq(flats.id, id));
  expect(await findFlatShareWords(context, id)).toMatchObject({ price: 'Продана', payment: null });
  const complex = await findComplexShareWords(context, world.ids.complexes[0]!);
  expect(complex!.notes[1]).toMatch(/в продаже$/);
});

it.each([
  `${PLAN}?flat=999999999`,
  `${PLAN}?flat=1e3`,
  `${PLAN}?flat=-1`,
  `${PLAN}?complex=`,
  '/pictures/5/share/plan/nothing.png',
  '/pictures/5/share/constructor/a.png',
])('%s is no picture', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

it('words of any length stay inside their half, and mark-up stays text', () => {
  const words = {
    title: `ЖК «${'Очень длинное имя '.repeat(20)}»<script>`,
    notes: ['Д'.repeat(300), '', 'a & b', 'four'],
    price: '1 ₽',
    payment: null,
  };
  const svg = drawShareWithWords('<svg viewBox="0 0 1 1"></svg>', words, 'contain');
  expect(svg).not.toContain('<script>');
  const lines = [...svg.matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)];
  for (const [, size, line] of lines) expect(line!.length * Number(size) * 0.58).toBeLessThanOrEqual(600);
  expect(lines.length).toBeLessThanOrEqual(8);
});
