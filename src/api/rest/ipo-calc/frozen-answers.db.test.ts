import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openIpoCalcApp } from '#tests/ipo-calc-app.ts';

/** Headers that partners build on; the others are the server's. */
const FROZEN_HEADERS = ['content-type', 'content-disposition', 'allow'];

interface Frozen {
  request: { method: 'GET' | 'POST'; url: string; key: string; body?: object };
  response: unknown;
}

let opened: Awaited<ReturnType<typeof openIpoCalcApp>>;
let app: FastifyInstance;
beforeAll(async () => {
  opened = await openIpoCalcApp();
  app = opened.app;
});
afterAll(() => opened.close());

// A new case is a file with a request; `vitest -u` writes the answer, which is then read as any other change.
it.each(globSync('v*/fixtures/*.json', { cwd: import.meta.dirname }).sort())('%s', async (name) => {
  const file = join(import.meta.dirname, name);
  const { request } = JSON.parse(readFileSync(file, 'utf8')) as Frozen;
  const { method, url, key, body } = request;
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: key },
    ...(body && { payload: body }),
  });
  const headers = Object.fromEntries(
    FROZEN_HEADERS.flatMap((header) => (header in answer.headers ? [[header, answer.headers[header]]] : [])),
  );
  const isJson = String(answer.headers['content-type']).includes('json');
  const response = {
    status: answer.statusCode,
    headers,
    body: isJson ? answer.json() : answer.body.split('\r\n'),
  };
  await expect(`${JSON.stringify({ request, response }, null, 1)}\n`).toMatchFileSnapshot(file);
});
