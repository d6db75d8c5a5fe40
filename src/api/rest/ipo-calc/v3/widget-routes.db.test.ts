import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiKeyInput } from '#contract/api-key.ts';
import { companies, leads } from '#db/schema/index.ts';
import { createApiKey } from '#services/access/create-api-key.ts';
import type { WidgetCount } from '#services/widget/widget-tally.ts';
import { openIpoCalcApp } from '#tests/ipo-calc-app.ts';
import { testContext } from '#tests/service-context.ts';

let opened: Awaited<ReturnType<typeof openIpoCalcApp>>;
let app: FastifyInstance;
const counted: WidgetCount[] = [];
beforeAll(async () => {
  const widgetTally = { add: (one: WidgetCount) => void counted.push(one), flush: async () => {} };
  opened = await openIpoCalcApp({ widgetTally });
  app = opened.app;
});
afterAll(() => opened.close());

const get = (path: string, options: InjectOptions = {}) =>
  app.inject({ method: 'GET', url: `/api/ipo-calc${path}`, ...options });
const apply = (body: object, options: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/ipo-calc/v3/widget/application?key=demo-ipo-calc',
    ...options,
    payload: body,
  });

const application = {
  phone: '+7 (999) 123-45-67',
  amount: '10 500 000',
  price: 15_000_000,
  interest: '0,06',
  years: '20',
  initialPayment: 0.3,
  name: 'Анна',
  pageUrl: 'https://partner.example/flat',
  agreement: true,
};

describe('the config of a widget', () => {
  it.each(['/v3/widget/config?key=demo-ipo-calc', '/widget/config?key=demo-ipo-calc'])(
    '%s is public by its key, and tells nothing else of it',
    async (path) => {
      const answer = await get(path);
      expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([200, ['options', 'theme']]);
      expect(answer.body).not.toMatch(/127\.0\.0\.1|companyIds|baseUrls/);
    },
  );

  it('comes by Authorization too', async () => {
    const headers = { authorization: 'Bearer demo-ipo-calc' };
    expect((await get('/v3/widget/config', { headers })).statusCode).toBe(200);
  });

  it.each([
    ['', 401],
    ['?key=', 401],
    ['?key=nope', 401],
    ['?key=demo-expired', 401],
    ['?key=a&key=b', 401],
  ])('%s is refused with %i', async (query, status) => {
    expect((await get(`/v3/widget/config${query}`)).json()).toMatchObject({ status, ok: false });
  });

  it('comes for a vitrina too, whose key opens nothing else of the calculator', async () => {
    const { data } = (await get('/v3/widget/config?key=demo-vitrina')).json();
    expect(Object.keys(data)).toEqual(['options', 'theme']);
    expect((await get('/v3/widget?key=demo-vitrina')).statusCode).toBe(403);
    const url = '/api/ipo-calc/v3/widget/application?key=demo-vitrina';
    expect((await apply(application, { url })).statusCode).toBe(403);
  });

  it.each(['demo-ipo-calc', 'demo-vitrina'])('of %s may be read by its pages alone', async (key) => {
    const from = async (origin: string) => {
      const answer = await get(`/v3/widget/config?key=${key}`, { headers: { origin } });
      return [answer.statusCode, answer.headers['access-control-allow-origin']];
    };
    expect(await from('http://localhost:8080')).toEqual([200, 'http://localhost:8080']);
    expect(await from('https://evil.example')).toEqual([403, undefined]);
  });

  it('is asked for beforehand by pages of any service, and nothing else is', async () => {
    const ctx = testContext(opened.database.db);
    const input = { service: 'VITRINA', description: 'Витрина', baseUrls: ['https://vitrina.example'] };
    await createApiKey(ctx, ApiKeyInput.parse(input));
    const mayAsk = async (path: string) => {
      const headers = { origin: 'https://vitrina.example', 'access-control-request-method': 'GET' };
      const answer = await app.inject({ method: 'OPTIONS', url: `/api/ipo-calc/v3${path}`, headers });
      return answer.headers['access-control-allow-origin'];
    };
    expect(await mayAsk('/widget/config?key=x')).toBe('https://vitrina.example');
    expect(await mayAsk('/widget')).toBeUndefined();
    expect(await mayAsk('/offers')).toBeUndefined();
  });
});

it('the snippet is a frame and a script', async () => {
  const { data } = (await get('/v3/widget?key=demo-ipo-calc')).json();
  expect(data).toContain('/widget/ipo-calc/demo-ipo-calc"');
  expect(data).toContain('<script async src=');
});

describe('an application', () => {
  it('is stored before it is answered', async () => {
    const answer = await apply(application);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200, ok: true, data: null }]);
    expect(await opened.database.db.select().from(leads)).toMatchObject([
      { kind: 'WIDGET_APPLICATION', phone: '+79991234567', pageUrl: 'https://partner.example/flat' },
    ]);
  });

  it('is one lead for equal calls with one key of repetition, and another body under it is a conflict', async () => {
    const headers = { 'idempotency-key': 'once' };
    const before = (await opened.database.db.select().from(leads)).length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(application, { headers })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await opened.database.db.select().from(leads)).length).toBe(before + 1);
    expect((await apply({ ...application, name: 'Борис' }, { headers })).statusCode).toBe(409);
  });

  it.each([
    [
      { phone: '+7 (999) 123-45-6' },
      'phone',
      'Пожалуйста, введите ваш номер телефона в правильном формате, включая код страны',
    ],
    [{ phone: '' }, 'phone', 'Нужно ввести номер телефона'],
    [{ amount: 'x' }, 'amount', 'Ожидается число'],
    [{ name: '' }, 'name', 'Это обязательное поле'],
    [{ agreement: false }, 'agreement', 'Вы должны согласиться'],
    [{ pageUrl: 'ftp://x' }, 'pageUrl', expect.stringContaining('http')],
  ])('with %j is told what is wrong', async (change, field, message) => {
    const answer = await apply({ ...application, ...change });
    expect(answer.json()).toMatchObject({ status: 400, ok: false, issues: [{ path: [field], message }] });
  });

  it('needs no word of consent from a partner who asked for it himself', async () => {
    const { agreement: _, ...silent } = application;
    expect((await apply(silent)).statusCode).toBe(200);
  });

  it('is read by POST only', async () => {
    expect((await get('/v3/widget/application?key=demo-ipo-calc')).statusCode).toBe(405);
  });
});

describe('the widget without a key', () => {
  const body = { type: 'subsidy', interest: 0.5, periodDuration: 1, offerKey: 'none' };
  const patch = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/ipo-calc/v3/widget/patched-offer', headers, payload: body });

  it.each([
    [{}, 401],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:1' }, 401],
    [{ 'sec-fetch-site': 'same-origin' }, 404],
    [{ authorization: 'demo-ipo-calc' }, 404],
  ])('counts subsidies only for pages of this site: %j gives %i', async (headers, status) => {
    expect((await patch(headers)).statusCode).toBe(status);
  });

  it('takes leads of this site, and has no code to paste', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const url = '/api/ipo-calc/v3/widget/application';
    expect((await apply(application, { url, headers })).statusCode).toBe(200);
    expect((await apply(application, { url })).statusCode).toBe(401);
    expect((await get('/v3/widget', { headers })).statusCode).toBe(401);
  });
});

it('the widget alone tells that somebody counts in it, by its page and nothing else', async () => {
  const ctx = testContext(opened.database.db);
  const company = { name: 'Банк виджета', type: 'BANK' as const, createdAt: ctx.now };
  const [bank] = await opened.database.db.insert(companies).values(company).returning();
  const input = { service: 'IPO_CALC', description: 'Сайт', baseUrls: ['https://bank.example'] };
  const { id, key } = await createApiKey(ctx, ApiKeyInput.parse({ ...input, companyIds: [bank!.id] }));
  const tell = async (
    page: unknown,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) => {
    const url = `/api/ipo-calc/v3/widget/counted?key=${key}`;
    return (await app.inject({ method: 'POST', url, headers, payload: { page } })).statusCode;
  };
  expect(await tell('https://bank.example/flat?name=anna')).toBe(200);
  expect(await tell(null)).toBe(200);
  expect(counted.map((one) => [one.clientCompanyId, one.keyId, one.page, one.what])).toEqual([
    [bank!.id, id, 'bank.example/flat', 'counted'],
    [bank!.id, id, '', 'counted'],
  ]);
  counted.length = 0;
  expect(await tell('https://stranger.example/flat')).toBe(200);
  expect(await tell('https://bank.example/flat', {})).toBe(403);
  expect(await tell('https://bank.example/flat', { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await tell('not an address')).toBe(400);
  expect(await tell(undefined)).toBe(400);
  expect(counted).toEqual([]);
});
