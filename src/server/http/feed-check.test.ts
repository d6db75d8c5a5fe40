import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from '#api/rest/answer-error.ts';
import { CHECKED_FEED_BYTES } from '#domain/feed/checked-feed-bytes.ts';
import type { Product } from '../product.ts';
import { addFeedCheck } from './feed-check.ts';

const OWN = 'https://genplan.test';
const URL_PATH = '/api/feed-check';
const XML = { 'content-type': 'application/octet-stream' };
const JSON_BODY = { 'content-type': 'application/json' };

/** Answers as the product does up to the moment a file would be read; `counted` are the callers of the limit. */
async function createCheckApp() {
  const app = fastify();
  app.setErrorHandler(answerError);
  await app.register(cookie);
  const counted: string[] = [];
  const opened: string[] = [];
  const ports = {
    limiter: { consume: async (name: string, key: string) => void counted.push(`${name} ${key}`) },
    strangeFeeds: {
      open: async ({ url }: { url: string }) => {
        opened.push(url);
        return { ok: false, kind: 'blocked', retryable: false, providerCode: 'address' };
      },
    },
  };
  const serviceContext = () => ({ ports });
  await addFeedCheck(app, { env: { publicUrl: OWN }, serviceContext } as unknown as Product);
  const post = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: URL_PATH, headers, payload });
  return { app, post, counted, opened };
}

it('refuses pages of other sites and bodies declared too large, and counts nothing of them', async () => {
  const { post, counted } = await createCheckApp();
  expect((await post('<realty-feed/>', { ...XML, origin: 'https://evil.example' })).statusCode).toBe(403);
  const large = await post('<', { ...XML, 'content-length': String(CHECKED_FEED_BYTES + 1) });
  expect([large.statusCode, large.json().issues[0].message]).toEqual([400, expect.stringMatching(/20 МБ/)]);
  expect(counted).toEqual([]);
});

it('counts whoever asks by the address, before anything is read', async () => {
  const { post, counted } = await createCheckApp();
  expect((await post('', XML)).statusCode).toBe(400);
  expect(counted).toEqual(['feedCheck 127.0.0.1']);
});

it.each([
  ['http://feeds.example/a.xml', /https:\/\//],
  ['file:///etc/passwd', /https:\/\//],
  ['', /Введите адрес/],
])('does not open %s', async (url, words) => {
  const { post, opened } = await createCheckApp();
  const answer = await post(JSON.stringify({ url }), JSON_BODY);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues[0].message).toMatch(words);
  expect(opened).toEqual([]);
});

it('tells why an address may not be opened, without repeating it or naming settings of the installation', async () => {
  const { post, opened } = await createCheckApp();
  const answer = await post(JSON.stringify({ url: 'https://10.0.0.1/feed?key=secret' }), JSON_BODY);
  expect(opened).toHaveLength(1);
  expect(answer.json().issues[0].message).toMatch(/внутреннюю сеть/);
  expect(answer.body).not.toMatch(/secret|FETCH_ALLOW_HOSTS/);
});

it('takes nothing but POST', async () => {
  const { app } = await createCheckApp();
  const answer = await app.inject({ method: 'GET', url: URL_PATH });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
});
