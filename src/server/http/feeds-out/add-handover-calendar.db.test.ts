import { asc, eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { houses } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import type { Product } from '../../product.ts';
import { addHandoverCalendar } from './add-handover-calendar.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let complexId = 0;
let houseIds: number[] = [];
let version = 'one';
const app = fastify();
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makeSearchWorld(db);
  const rows = await db
    .select({ id: houses.id, complexId: houses.complexId })
    .from(houses)
    .orderBy(asc(houses.complexId), asc(houses.id));
  complexId = rows[0]!.complexId;
  houseIds = rows.filter((row) => row.complexId === complexId).map(({ id }) => id);
  await db
    .update(houses)
    .set({ handoverYear: 2027, handoverQuarter: null })
    .where(eq(houses.complexId, complexId));
  const context = testContext(db);
  addHandoverCalendar(app, {
    serviceContext: (actor: typeof context.actor, requestId: string) => ({ ...context, actor, requestId }),
    shown: { current: async () => ({ version, position: null }), stop: async () => {} },
    env: { publicUrl: 'https://genplan.example' },
  } as unknown as Product);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (id: number | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/complex/${id}/handover.ics`, headers });

it('is not there while no quarter is known, and says why', async () => {
  const answer = await get(complexId);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.body).toMatch(/^Сроки сдачи домов этого жилого комплекса пока не/);
  for (const id of [999_999, 0, 'x', '1'.repeat(30)]) {
    expect((await get(id)).body).toBe('Такого жилого комплекса нет.');
  }
});

it('has a day for each house whose quarter is known, under a name that stays', async () => {
  const [first] = houseIds as [number];
  await database.db
    .update(houses)
    .set({ handoverYear: 2028, handoverQuarter: 1 })
    .where(eq(houses.id, first));
  const { statusCode, headers, body } = await get(complexId);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'x-robots-tag': 'noindex',
    etag: 'W/"one"',
  });
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(body).toContain('DTSTART;VALUE=DATE:20280331\r\nDTEND;VALUE=DATE:20280401\r\n');
  expect(body).toContain(`UID:house-${first}@genplan.example\r\n`);
  expect(body).toContain(`URL:https://genplan.example/complex/${complexId}\r\n`);
  await database.db.update(houses).set({ handoverQuarter: 3 }).where(eq(houses.id, first));
  const later = (await get(complexId)).body;
  expect(later).toContain('DTSTART;VALUE=DATE:20280930');
  expect(later).toContain(`UID:house-${first}@genplan.example\r\n`);
});

it('is not read anew by who has it, until something changes', async () => {
  expect((await get(complexId, { 'if-none-match': 'W/"one"' })).statusCode).toBe(304);
  version = 'two';
  expect((await get(complexId, { 'if-none-match': 'W/"one"' })).statusCode).toBe(200);
});
