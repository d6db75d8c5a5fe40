import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys, mortgageApplicationMoves, mortgageApplications, users } from '#db/schema/index.ts';
import { openIpoCalcApp } from '#tests/ipo-calc-app.ts';
import { TEST_NOW } from '#tests/service-context.ts';

let opened: Awaited<ReturnType<typeof openIpoCalcApp>>;
let app: FastifyInstance;
beforeAll(async () => {
  opened = await openIpoCalcApp();
  app = opened.app;
});
beforeEach(async () => {
  await opened.database.db.delete(mortgageApplications);
  await opened.database.db.delete(users);
});
afterAll(() => opened.close());

const FORM = '/api/vitrina/v2/sdelka/mortgage-phys-application';
const person = { surname: 'Иванова', name: 'Мария', patronymic: 'Петровна', phone: '+79991234567' };
const form = {
  fizzUser: person,
  broker: { surname: 'Ким', name: 'Алёна', phone: '+74951203302' },
  brandName: 'Новый берег',
  sdelkaDealUrl: 'https://sdelka.example/4410',
};

interface Call {
  key?: string | null;
  url?: string;
  origin?: string;
}

async function send(method: 'POST' | 'DELETE' | 'GET', payload: object | undefined, call: Call = {}) {
  const { key = 'demo-vitrina', url = FORM, origin } = call;
  const headers = { ...(key && { authorization: key }), ...(origin && { origin }) };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, text: answer.body, body: answer.body ? answer.json() : undefined };
}
const begin = (payload: object = form, call?: Call) => send('POST', payload, call);
const takeBack = (payload: object, call?: Call) => send('DELETE', payload, call);
const stored = () => opened.database.db.select().from(mortgageApplications);

describe('a form', () => {
  it('begins as a draft of the person with that phone, with its history', async () => {
    const { status, body } = await begin();
    expect([status, body]).toEqual([
      200,
      { status: 200, ok: true, data: { formId: expect.any(Number), userId: expect.any(Number) } },
    ]);
    const { formId, userId } = body.data;
    expect(await stored()).toMatchObject([
      {
        id: formId,
        userId,
        status: 'DRAFT',
        surname: 'Иванова',
        brokerPatronymic: null,
        createdAt: TEST_NOW,
      },
    ]);
    expect(await opened.database.db.select().from(mortgageApplicationMoves)).toMatchObject([
      { applicationId: formId, fromStatus: null, toStatus: 'DRAFT', userId: null, movedAt: TEST_NOW },
    ]);
    expect(await opened.database.db.select().from(users)).toMatchObject([
      { id: userId, phone: '+79991234567', name: 'Мария', groups: ['USER'] },
    ]);
  });

  it('finds the person again and leaves alone what they call themselves', async () => {
    const first = await begin();
    await opened.database.db.update(users).set({ name: 'Маша' });
    const second = await begin({ ...form, sdelkaDealUrl: 'https://sdelka.example/4411' });
    expect(second.body.data.userId).toBe(first.body.data.userId);
    expect(second.body.data.formId).not.toBe(first.body.data.formId);
    expect(await opened.database.db.select().from(users)).toMatchObject([{ name: 'Маша' }]);
  });

  it('makes no account for a broker nobody knows', async () => {
    await begin();
    expect(await opened.database.db.$count(users, eq(users.phone, form.broker.phone))).toBe(0);
  });

  it('is a conflict when the person has one for the deal', async () => {
    await begin();
    expect(await begin()).toMatchObject({
      status: 409,
      body: { status: 409, ok: false, message: 'Form already exists' },
    });
    expect((await begin({ ...form, fizzUser: { ...person, phone: '+79991234568' } })).status).toBe(200);
  });

  it('is one however many equal calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['no surname', { ...form, fizzUser: { ...person, surname: undefined } }, ['fizzUser', 'surname']],
    ['an empty name', { ...form, broker: { ...form.broker, name: ' ' } }, ['broker', 'name']],
    [
      'a phone in the mask',
      { ...form, fizzUser: { ...person, phone: '+7 (999) 123-45-67' } },
      ['fizzUser', 'phone'],
    ],
    [
      'a phone without plus',
      { ...form, fizzUser: { ...person, phone: '79991234567' } },
      ['fizzUser', 'phone'],
    ],
    ['a short phone', { ...form, broker: { ...person, phone: '+7999123456' } }, ['broker', 'phone']],
    ['a long phone', { ...form, broker: { ...person, phone: '+7999123456789012' } }, ['broker', 'phone']],
    ['no brand', { ...form, brandName: undefined }, ['brandName']],
    ['no address', { ...form, sdelkaDealUrl: 'x' }, ['sdelkaDealUrl']],
    ['another scheme', { ...form, sdelkaDealUrl: 'javascript:alert(1)' }, ['sdelkaDealUrl']],
    ['a name too long', { ...form, fizzUser: { ...person, name: 'я'.repeat(10_000) } }, ['fizzUser', 'name']],
    [
      'an address too long',
      { ...form, sdelkaDealUrl: `https://a.ru/${'x'.repeat(2_048)}` },
      ['sdelkaDealUrl'],
    ],
  ])('with %s is refused', async (_, payload, path) => {
    const { status, body } = await begin(payload);
    expect([status, body.message]).toEqual([400, 'Invalid parameters']);
    expect(body.issues.map((issue: { path: unknown }) => issue.path)).toContainEqual(path);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['no patronymic', { ...person, patronymic: undefined }],
    ['an empty patronymic', { ...person, patronymic: '' }],
  ])('may have %s', async (_, fizzUser) => {
    expect((await begin({ ...form, fizzUser })).status).toBe(200);
    expect(await stored()).toMatchObject([{ patronymic: null }]);
  });

  it('of the longest address in letters of ours fits the database', async () => {
    const sdelkaDealUrl = `https://сделка.рф/${'ж'.repeat(2_048)}`.slice(0, 2_048);
    expect((await begin({ ...form, sdelkaDealUrl })).status).toBe(200);
  });
});

describe('taking back', () => {
  it('answers 204 and nothing, by the id of the form or by its phone and deal', async () => {
    const { body } = await begin();
    expect(await takeBack({ id: body.data.formId })).toEqual({ status: 204, text: '', body: undefined });
    await begin();
    const byDeal = { physUserPhone: person.phone, sdelkaDealUrl: form.sdelkaDealUrl };
    expect(await takeBack(byDeal)).toMatchObject({ status: 204, text: '' });
    expect(await stored()).toEqual([]);
    expect(await opened.database.db.select().from(mortgageApplicationMoves)).toEqual([]);
  });

  it('goes by the id when both are given', async () => {
    await begin();
    const both = { id: 2_000_000_000, physUserPhone: person.phone, sdelkaDealUrl: form.sdelkaDealUrl };
    expect((await takeBack(both)).status).toBe(404);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    {},
    { physUserPhone: person.phone },
    { sdelkaDealUrl: form.sdelkaDealUrl },
    { id: 'x' },
    { id: 0 },
  ])('needs the one or the other: %j', async (payload) => {
    expect(await takeBack(payload)).toMatchObject({ status: 400, body: { message: 'Invalid parameters' } });
  });

  it('finds nothing twice, nor what another company began', async () => {
    const { body } = await begin();
    const { formId: id } = body.data;
    expect((await takeBack({ id }, { key: 'demo-vitrina-2' })).status).toBe(404);
    expect((await takeBack({ id })).status).toBe(204);
    expect(await takeBack({ id })).toMatchObject({ status: 404, body: { status: 404, ok: false } });
  });
});

describe('the key', () => {
  it.each([
    [null, 401],
    ['nobody', 401],
    ['demo-expired', 401],
    ['demo-ipo-calc', 403],
    ['Bearer demo-vitrina', 200],
  ])('%s is answered %i', async (key, status) => {
    expect((await begin(form, { key })).status).toBe(status);
  });

  it('needs the right to begin forms, to take them back as well', async () => {
    const ofVitrina = eq(apiKeys.keyEnding, 'rina');
    await opened.database.db.update(apiKeys).set({ permissions: [] }).where(ofVitrina);
    try {
      expect(await begin()).toMatchObject({ status: 403, body: { message: 'Access denied' } });
      expect((await takeBack({ id: 1 })).status).toBe(403);
    } finally {
      await opened.database.db
        .update(apiKeys)
        .set({ permissions: ['VITRINA_BEGIN_MORTGAGE_FORM'] })
        .where(ofVitrina);
    }
  });

  it('is bound to its origins', async () => {
    expect((await begin(form, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await begin(form, { origin: 'http://localhost:8080' })).status).toBe(200);
  });

  it('is looked at before the body', async () => {
    expect((await begin({}, { key: null })).status).toBe(401);
  });
});

it('answers under the address without a version as well', async () => {
  const url = FORM.replace('/v2', '');
  const { status, body } = await begin(form, { url });
  expect(status).toBe(200);
  expect((await takeBack({ id: body.data.formId }, { url })).status).toBe(204);
});

it.each(['GET', 'PUT', 'PATCH'] as const)('%s is not its method', async (method) => {
  const answer = await app.inject({ method, url: FORM });
  expect([answer.statusCode, answer.json().message]).toEqual([405, 'HTTP method is not allowed']);
});

it('no other version exists', async () => {
  expect((await begin(form, { url: FORM.replace('/v2', '/v1') })).status).toBe(404);
});

describe('vitrina-key', () => {
  const ask = (key: string | null) => send('GET', undefined, { key, url: '/api/vitrina/v2/vitrina-key' });

  it.each([
    ['demo-vitrina', 'demo-vitrina'],
    ['Bearer demo-vitrina-2', 'demo-vitrina-2'],
    // The calculator of the same developer.
    ['demo-ipo-calc-2', 'demo-vitrina-2'],
  ])('of %s is %s', async (key, expected) => {
    expect(await ask(key)).toMatchObject({ status: 200, body: { ok: true, data: expected } });
  });

  it.each([
    [null, 401],
    ['demo-ipo-calc', 404],
  ])('of %s is answered %i', async (key, status) => {
    expect((await ask(key)).status).toBe(status);
  });

  it('of a revoked vitrina is not told', async () => {
    const ofSecond = eq(apiKeys.description, 'Демо: витрина второй компании');
    await opened.database.db.update(apiKeys).set({ revokedAt: TEST_NOW }).where(ofSecond);
    try {
      expect((await ask('demo-ipo-calc-2')).status).toBe(404);
    } finally {
      await opened.database.db.update(apiKeys).set({ revokedAt: null }).where(ofSecond);
    }
  });
});
