import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../http/fake-server.ts';
import type { CallContext } from '../result.ts';
import { amoCrmSink } from './amo-crm.ts';
import { bitrix24Sink } from './bitrix24.ts';
import { inboxSink } from './open-sink.ts';
import { isAboutLead, type LeadEnvelope } from './port.ts';
import { webhookSink } from './webhook.ts';

const now = new Date('2026-11-20T09:00:00Z');
const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const lead: LeadEnvelope = {
  id: '7',
  kind: 'WIDGET_APPLICATION',
  createdAt: now,
  name: 'Анна',
  phone: '+79991234567',
  email: null,
  comment: null,
  details: { price: '15000000', years: '20' },
  pageUrl: 'https://partner.example/flat',
  mayBeThere: false,
};

let server: FakeServer;
let answer: (request: IncomingMessage, body: string, response: ServerResponse) => void;
let bodies: unknown[] = [];
beforeAll(async () => {
  server = await startFakeServer(
    async (request, response) => {
      const body = await text(request);
      if (request.method === 'POST') bodies.push(JSON.parse(body));
      answer(request, body, response);
    },
    {
      isClean: ({ method, headers }) =>
        headers.cookie === undefined &&
        (method === 'POST'
          ? headers['content-type'] === 'application/json' && headers['content-length'] !== undefined
          : method === 'GET' && headers['content-type'] === undefined),
    },
  );
});
beforeEach(() => {
  bodies = [];
});
afterAll(() => server.close());

const guard = () => ({ now: () => now, allowHosts: [server.listed] });
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const address = (path: string, key: string | null = null) => ({ url: `${server.origin}${path}`, key });

it('the inbox takes every lead', async () => {
  expect(await inboxSink({ now: () => now }).deliver(lead, call)).toMatchObject({
    ok: true,
    value: { externalId: '7' },
  });
});

describe('a webhook', () => {
  const sink = () => webhookSink(guard(), { provider: 'webhook', ...address('/hook?secret=1', 'k') });

  it('gets the lead signed, and takes it by any 2xx', async () => {
    answer = (request, body, response) => {
      const [, t, v1] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['x-signature'])) ?? [];
      const expected = createHmac('sha256', 'k').update(`${t}.${body}`).digest('hex');
      response.writeHead(v1 === expected && request.headers['x-event-id'] === '7' ? 202 : 401).end('ok');
    };
    expect(await sink().deliver(lead, call)).toMatchObject({ ok: true, value: { externalId: '7' } });
    expect(bodies).toEqual([
      {
        id: '7',
        type: 'WIDGET_APPLICATION',
        createdAt: now.toISOString(),
        data: {
          name: 'Анна',
          phone: '+79991234567',
          email: null,
          comment: null,
          details: { price: '15000000', years: '20' },
          pageUrl: 'https://partner.example/flat',
        },
      },
    ]);
  });

  it.each([
    [400, true],
    [422, true],
    [401, false],
    [404, false],
    [410, false],
    [500, false],
    [503, false],
  ])('a %i is about the lead: %s', async (status, isAbout) => {
    answer = (_, __, response) => response.writeHead(status).end();
    const result = await sink().deliver(lead, call);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(isAboutLead(result)).toBe(isAbout);
  });

  it('is never followed to another address', async () => {
    answer = (_, __, response) => response.writeHead(307, { location: `${server.origin}/else` }).end();
    expect(await sink().deliver(lead, call)).toMatchObject({ ok: false, providerCode: 'redirected' });
  });

  it('is not called in a private network', async () => {
    const closed = webhookSink({ now: () => now, allowHosts: [] }, { provider: 'webhook', ...address('/') });
    expect(await closed.deliver(lead, call)).toMatchObject({ ok: false, kind: 'blocked' });
  });
});

describe('Bitrix24', () => {
  const sink = () => bitrix24Sink(guard(), { provider: 'bitrix24', ...address('/rest/1/secret/') });

  it('gets a lead with our id as its origin', async () => {
    answer = (request, _, response) =>
      request.url === '/rest/1/secret/crm.lead.add.json'
        ? json(response, 200, { result: 501, time: {} })
        : json(response, 400, { error: 'ERROR_METHOD_NOT_FOUND' });
    expect(await sink().deliver(lead, call)).toMatchObject({ ok: true, value: { externalId: '501' } });
    expect(bodies).toMatchObject([
      {
        fields: {
          TITLE: 'Заявка из ипотечного калькулятора № 7',
          NAME: 'Анна',
          PHONE: [{ VALUE: '+79991234567', VALUE_TYPE: 'WORK' }],
          ORIGINATOR_ID: 'genplan',
          ORIGIN_ID: '7',
        },
      },
    ]);
  });

  it('is asked for the lead first when it may be there', async () => {
    answer = (_, __, response) => json(response, 200, { result: [{ ID: '501' }] });
    const result = await sink().deliver({ ...lead, mayBeThere: true }, call);
    expect(result).toMatchObject({ ok: true, value: { externalId: '501' } });
    expect(bodies).toHaveLength(1);
  });

  it('gets it after all when it is not there', async () => {
    answer = (request, _, response) =>
      json(response, 200, { result: request.url!.includes('list') ? [] : 502 });
    const result = await sink().deliver({ ...lead, mayBeThere: true }, call);
    expect(result).toMatchObject({ ok: true, value: { externalId: '502' } });
  });

  it.each([
    ['<html>', { kind: 'malformed', providerCode: 'no_json' }],
    ['{"error":"x"}', { kind: 'malformed', providerCode: 'wrong_shape' }],
  ])('answers nonsense: %s', async (body, fail) => {
    answer = (_, __, response) => response.writeHead(200).end(body);
    expect(await sink().deliver(lead, call)).toMatchObject({ ok: false, ...fail });
  });
});

describe('amoCRM', () => {
  const sink = () => amoCrmSink(guard(), { provider: 'amocrm', ...address('', 'token') });

  it('gets a card with its contact, then a note', async () => {
    answer = (request, _, response) => {
      if (request.headers.authorization !== 'Bearer token') return json(response, 401, {});
      if (request.url === '/api/v4/leads/complex') {
        return json(response, 200, [
          { id: 9, contact_id: 1, company_id: null, request_id: ['7'], merged: false },
        ]);
      }
      return json(response, request.url === '/api/v4/leads/9/notes' ? 200 : 404, {});
    };
    expect(await sink().deliver(lead, call)).toMatchObject({ ok: true, value: { externalId: '9' } });
    expect(bodies).toMatchObject([
      [
        {
          price: 15_000_000,
          request_id: '7',
          _embedded: {
            contacts: [
              {
                first_name: 'Анна',
                custom_fields_values: [
                  { field_code: 'PHONE', values: [{ enum_code: 'WORK', value: '+79991234567' }] },
                ],
              },
            ],
          },
        },
      ],
      [
        {
          note_type: 'common',
          params: { text: 'Цена, ₽: 15000000\nСрок, лет: 20\nСтраница: https://partner.example/flat' },
        },
      ],
    ]);
  });

  /** A CRM that has such cards, each with such a tag, and looks for titles as people do. */
  const holding = (...tags: [id: number, tag: string][]) => {
    answer = ({ method, url, headers }, _, response) => {
      if (headers.authorization !== 'Bearer token') return json(response, 401, {});
      if (method === 'POST') return json(response, 200, [{ id: 9 }]);
      const { pathname, searchParams } = new URL(url!, server.origin);
      const isAsked =
        pathname === '/api/v4/leads' &&
        searchParams.get('query') === 'Заявка из ипотечного калькулятора № 7' &&
        searchParams.get('limit') === '50';
      if (!isAsked) return json(response, 400, {});
      if (tags.length === 0) return response.writeHead(204).end();
      const leads = tags.map(([id, name]) => ({ id, name: '', _embedded: { tags: [{ id: 1, name }] } }));
      return json(response, 200, { _page: 1, _embedded: { leads } });
    };
  };

  it('is asked for a lead that may be there, and gets it no second time', async () => {
    holding([3, 'Генплан 70'], [4, 'Генплан 7']);
    const result = await sink().deliver({ ...lead, mayBeThere: true }, call);
    expect(result).toMatchObject({ ok: true, value: { externalId: '4' } });
    expect(bodies).toEqual([]);
  });

  it.each([
    ['nothing', []],
    ['others with a title like its own', [[3, 'Генплан 70']]],
  ] as [string, [number, string][]][])('gets the lead after all when it has %s', async (_, cards) => {
    holding(...cards);
    const result = await sink().deliver({ ...lead, mayBeThere: true }, call);
    expect(result).toMatchObject({ ok: true, value: { externalId: '9' } });
  });

  it('is not sent a lead twice while it cannot be asked', async () => {
    answer = ({ method }, _, response) => json(response, method === 'GET' ? 500 : 200, [{ id: 9 }]);
    expect((await sink().deliver({ ...lead, mayBeThere: true }, call)).ok).toBe(false);
    expect(bodies).toEqual([]);
  });

  it('keeps the key to itself when it is sent elsewhere', async () => {
    answer = (_, __, response) => response.writeHead(302, { location: `${server.origin}/other` }).end();
    const result = await sink().deliver({ ...lead, mayBeThere: true }, call);
    expect(result).toMatchObject({ ok: false, providerCode: 'redirected' });
  });

  it('keeps the card when the note is not taken', async () => {
    answer = (request, _, response) =>
      request.url!.endsWith('notes') ? json(response, 500, {}) : json(response, 200, [{ id: 9 }]);
    expect((await sink().deliver(lead, call)).ok).toBe(true);
  });
});
