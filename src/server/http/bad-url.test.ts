import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { answerBadUrl } from './bad-url.ts';

it.each([
  ['/search%E0%A4', 'text/html; charset=UTF-8', 'Что\u2011то пошло не так'],
  [
    '/api/%E0%A4',
    'application/json; charset=utf-8',
    '{"status":400,"ok":false,"message":"Invalid parameters"}',
  ],
])('%s is answered as %s', async (url, type, text) => {
  const app = fastify({ frameworkErrors: answerBadUrl('production') });
  app.get('/*', () => 'a page');
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(answer.body).toContain(text);
});
