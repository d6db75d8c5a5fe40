import { brotliCompressSync, constants } from 'node:zlib';
import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ComplexCard } from '#contract/complex-card.ts';
import type { FlatCards } from '#contract/flat-card.ts';
import { wire } from '#contract/wire.ts';
import { COMPLEXES_PER_PAGE, FLATS_PER_PAGE } from '#domain/catalog/page.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { fillWideCatalogue } from '#tests/wide-catalogue.ts';
import type { Product } from '../product.ts';
import { addTrpc } from './trpc.ts';

const KB = 1024;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillWideCatalogue(database.db, TEST_NOW);
  app = fastify();
  await app.register(cookie);
  const env = { appEnv: 'testing', publicUrl: 'https://genplan.test' };
  await addTrpc(app, { env, serviceContext: () => testContext(database.db) } as unknown as Product);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The answer to a call, as it is sent. */
async function ask<Answer>(procedure: string, input: object): Promise<{ text: string; data: Answer }> {
  const query = new URLSearchParams({ input: JSON.stringify({ json: { filters: {}, ...input } }) });
  const { body } = await app.inject({ url: `/api/trpc/${procedure}?${query}` });
  return { text: body, data: wire.deserialize<Answer>(JSON.parse(body).result.data) };
}

const sizeOf = (text: string) => Buffer.byteLength(text);

/** Compresses with the quality that the server uses while somebody waits. */
const sizeOnWire = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

it.each([
  ['the first page', 0],
  ['page 2', FLATS_PER_PAGE],
])('%s of flats tells of eighty cards in at most 60 KB, 8 KB on the wire', async (_, startFrom) => {
  const { text, data } = await ask<FlatCards>('catalog.flatCards', { amount: FLATS_PER_PAGE, startFrom });
  expect(data.flats).toHaveLength(80);
  expect(data.complexes.length).toBeGreaterThan(40);
  for (const { payment, plan, priceMove } of data.flats)
    expect([payment, plan, priceMove]).not.toContain(null);
  expect(sizeOf(text)).toBeLessThanOrEqual(60 * KB);
  expect(sizeOnWire(text)).toBeLessThanOrEqual(8 * KB);
});

it('fifty complexes are told of in at most 60 KB', async () => {
  const { text, data } = await ask<ComplexCard[]>('catalog.complexCards', { amount: COMPLEXES_PER_PAGE });
  expect(data).toHaveLength(50);
  for (const { metro, board, prices } of data) {
    expect([metro, board]).not.toContain(null);
    expect(prices).toHaveLength(4);
  }
  expect(sizeOf(text)).toBeLessThanOrEqual(60 * KB);
});

it('partners get whole flats and whole complexes, as ever', async () => {
  const flats = await ask<{ flats: object[] }>('flatsMapless', { amount: 1 });
  expect(Object.keys(flats.data)).toEqual(
    expect.arrayContaining([
      'flats',
      'media',
      'complexes',
      'developerCompanies',
      'complexHouses',
      'mapHouses',
    ]),
  );
  const told = `id complexId houseId developerCompanyId rooms price pricePerMeter payment originalPrice
    originalCurrency priceMove area livingArea kitchenArea floor floorsTotal section number ceilingHeight renovation
    apartments balcony loggia logia extras fromDeveloper closedBooking status mediaIds planMediaId confirmedAt createdAt`;
  expect(Object.keys(flats.data.flats[0]!)).toEqual(told.split(/\s+/));
  const complexes = await ask<{ complexes: object[] }>('complexesShallow', { amount: 1 });
  expect(Object.keys(complexes.data)).toEqual(['complexes', 'houses', 'developerCompanies']);
  expect(Object.keys(complexes.data.complexes[0]!)).toContain('statistics');
});
