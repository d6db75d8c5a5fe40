import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '#db/schema/index.ts';
import { drawBankIcon, drawNeutralBankIcon } from '#drawing/draw.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { Product } from '../product.ts';
import { addBankIcons } from './bank-icons.ts';

const NAME = 'Банк «Верста»';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insert(companies)
    .values({ name: NAME, uname: 'versta', type: 'BANK', createdAt: TEST_NOW });
  app = fastify();
  addBankIcons(app, { serviceContext: () => testContext(database.db) } as unknown as Product);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it.each([
  ['versta.svg', drawBankIcon(NAME)],
  ['nobody.svg', drawNeutralBankIcon()],
])('%s is drawn by us where no collection has it, for pages of partners too', async (file, drawn) => {
  const { statusCode, headers, body } = await app.inject({ url: `/icons-banks/opaque/${file}` });
  expect([statusCode, body]).toEqual([200, drawn]);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
});
