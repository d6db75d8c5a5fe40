import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canBeHad } from './can-be-had.ts';

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    response.statusCode = url === '/none' ? 404 : url === '/archive' && headers.range ? 206 : 200;
    response.end('PMTiles');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it.each([
  ['/style.json', false, true],
  ['/archive', true, true],
  ['/style.json', true, false],
  ['/none', false, false],
  ['/none', true, false],
])('%s, in ranges %s: %s', async (path, inRanges, expected) => {
  expect(await canBeHad(base + path, { inRanges })).toBe(expected);
});

it('a server that is not there has nothing', async () => {
  expect(await canBeHad('http://127.0.0.1:9/')).toBe(false);
});
