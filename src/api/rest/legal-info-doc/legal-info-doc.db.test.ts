import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { createLegalDoc } from '#services/legal-doc/create-legal-doc.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { addLegalInfoDoc } from './add-legal-info-doc.ts';

const FAMILY = '/api/legal-info-doc';
const ADDRESS = 'http://127.0.0.1:3000/legal-info?legalInfoTab=';
const POLICY = 'Политика в отношении обработки персональных данных';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: FastifyInstance;
let isOverLimit = false;

beforeAll(async () => {
  database = await createTestDatabase();
  const context = testContext(database.db, {
    ports: {
      limiter: {
        async consume() {
          if (isOverLimit) throw new AppError('LIMIT', 'Слишком много запросов');
        },
      },
    },
  });
  for (const tag of ['Пользовательское соглашение', POLICY, 'Соглашение'])
    await createLegalDoc(context, { tag, text: 'Текст' });
  app = fastify();
  await addLegalInfoDoc(app, { serviceContext: (actor, requestId) => ({ ...context, actor, requestId }) });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ask = (path: string, method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' = 'GET') =>
  app.inject({ method, url: FAMILY + path });
const named = (name: string) => `name=${encodeURIComponent(name)}`;

describe.each(['', '/current', '/legacy'])('every service, %j', (version) => {
  it.each([
    ['a part of the tag', 'персональных', 2, POLICY],
    ['a part in another case', 'ПЕРСОНАЛЬНЫХ', 2, POLICY],
    ['the whole tag before a longer one', 'Соглашение', 3, 'Соглашение'],
    ['the first of those that hold it', 'соглашение', 1, 'Пользовательское соглашение'],
  ])('finds a document by %s', async (_, name, tab, title) => {
    const byTab = await ask(`${version}/tab?${named(name)}`);
    expect(byTab.json()).toEqual({ status: 200, ok: true, data: { tab, doc: { title } } });
    const byUrl = await ask(`${version}/tab-url?${named(name)}`);
    expect(byUrl.json()).toEqual({ status: 200, ok: true, data: { tabUrl: ADDRESS + tab, doc: { title } } });
  });

  it('asks for no key, lets pages of anybody read and keeps nothing old', async () => {
    const answer = await ask(`${version}/tab?${named('персональных')}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it.each(['/tab', '/tab-url'])('serves %s by GET alone', async (path) => {
    const refused = await ask(`${version}${path}?${named('персональных')}`, 'POST');
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(refused.json()).toEqual({ status: 405, ok: false, message: 'HTTP method is not allowed' });
    const preflight = await ask(version + path, 'OPTIONS');
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect((await ask(`${version}${path}?${named('персональных')}`, 'HEAD')).statusCode).toBe(200);
  });
});

describe.each(['', '/current'])('the current service, %j', (version) => {
  it('has null for a document there is not', async () => {
    const answers = [
      await ask(`${version}/tab?${named('нет такого')}`),
      await ask(`${version}/tab-url?${named('%')}`),
    ];
    expect(answers.map((answer) => answer.json())).toEqual([
      { status: 200, ok: true, data: { tab: null } },
      { status: 200, ok: true, data: { tabUrl: null } },
    ]);
  });

  it.each(['', '?name=', '?name=%20', '?name=a&name=b', '?title=a'])('refuses %j', async (query) => {
    for (const path of ['/tab', '/tab-url']) {
      const answer = await ask(version + path + query);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ status: 400, ok: false, message: 'Invalid parameters' });
      expect(answer.json().issues).toEqual([{ path: ['name'], message: 'Нужно имя документа, одно' }]);
    }
  });
});

it.each(['', '?name=', '?name=a&name=b', `?${named('нет такого')}`])(
  'the legacy service answers %j with the first tab',
  async (query) => {
    const answers = [await ask(`/legacy/tab${query}`), await ask(`/legacy/tab-url${query}`)];
    expect(answers.map((answer) => answer.json().data)).toEqual([{ tab: 0 }, { tabUrl: `${ADDRESS}0` }]);
  },
);

it('answers too many calls with 429', async () => {
  isOverLimit = true;
  const answer = await ask(`/tab?${named('персональных')}`);
  isOverLimit = false;
  expect(answer.statusCode).toBe(429);
});
