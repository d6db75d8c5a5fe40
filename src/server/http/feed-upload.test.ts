import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from '#api/rest/answer-error.ts';
import { VISITOR } from '#domain/access/actor.ts';
import type { Product } from '../product.ts';
import { addFeedUpload } from './feed-upload.ts';

const OWN = 'https://genplan.test';
const UPLOAD = '/api/admin/feed-file?name=feed.xml';

async function createUploadApp() {
  const app = fastify();
  app.setErrorHandler(answerError);
  await app.register(cookie);
  const serviceContext = () => ({ actor: VISITOR });
  await addFeedUpload(app, { env: { publicUrl: OWN }, serviceContext } as unknown as Product);
  return app;
}

it.each([
  ['a visitor of this site', { origin: OWN }, 401],
  ['a program without a token', {}, 401],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
  ['nobody knows whom, by the cookie', { cookie: 'authToken=a' }, 403],
])('refuses a file of %s before reading it', async (_, headers, status) => {
  const app = await createUploadApp();
  const answer = await app.inject({
    method: 'POST',
    url: UPLOAD,
    headers: { 'content-type': 'application/xml', ...headers },
    payload: '<realty-feed/>',
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ status, ok: false });
});

it('takes nothing but POST', async () => {
  const answer = await (await createUploadApp()).inject({ method: 'GET', url: UPLOAD });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
});
