import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepNewestClientErrors } from '#db/queries/maintenance/client-errors.ts';
import { clientErrors } from '#db/schema/client-error.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { listClientErrors } from './list-client-errors.ts';
import { recordClientError } from './record-client-error.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.delete(clientErrors));
afterAll(() => database.drop());

const CHROME = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

function report(text: string, { minutes = 0, pageUrl = 'http://site/complex/7' as string | null } = {}) {
  const ctx = testContext(database.db, { now: at(minutes) });
  return recordClientError(ctx, { report: text, pageUrl, userAgent: CHROME });
}
const list = (text = '') => listClientErrors(testContext(database.db), { text, page: 1 });

it('counts errors of one kind, with the newest page as the example', async () => {
  await report('Error: Нет ЖК 7\nat a.js:1:2');
  await report('Error: Карта молчит', { minutes: 1, pageUrl: null });
  await report('Error: Нет ЖК 1042\nat a.js:8:9', { minutes: 2, pageUrl: 'http://site/for-sale/77' });
  expect(await list()).toMatchObject({
    total: 2,
    rows: [
      {
        message: 'Error: Нет ЖК 1042',
        stack: 'at a.js:8:9',
        page: '/for-sale/77',
        browser: 'Chrome 131',
        release: '1.0.0',
        count: 2,
        firstAt: at(0),
        lastAt: at(2),
      },
      { message: 'Error: Карта молчит', stack: '', page: null, count: 1 },
    ],
  });
  expect((await list('МОЛЧИТ')).total).toBe(1);
});

it('of another release is another line', async () => {
  await report('Error: boom');
  const ctx = testContext(database.db);
  const next = { ...ctx, settings: { ...ctx.settings, release: '1.1.0' } };
  await recordClientError(next, { report: 'Error: boom', pageUrl: null, userAgent: null });
  expect((await list()).rows.map(({ release }) => release).sort()).toEqual(['1.0.0', '1.1.0']);
});

it('keeps nothing personal', async () => {
  await report('Error: +7 (999) 123-45-67 anna@mail.ru\nat http://site/x?phone=89991234567:1:2');
  const [row] = (await list()).rows;
  expect(JSON.stringify(row)).not.toMatch(/999|anna|phone/);
});

it('keeps the newest kinds only', async () => {
  for (const [minutes, name] of ['раз', 'два', 'три'].entries()) await report(`Error: ${name}`, { minutes });
  await keepNewestClientErrors(database.db, 2);
  expect((await list()).rows.map(({ message }) => message)).toEqual(['Error: три', 'Error: два']);
});

it('is read by the main administrator only', async () => {
  const actor = { kind: 'user', id: 1, phone: '+79990000002', name: null, groups: ['ADMIN'] } as const;
  const reading = listClientErrors(testContext(database.db, { actor }), { text: '', page: 1 });
  await expect(reading).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
