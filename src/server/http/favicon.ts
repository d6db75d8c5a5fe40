import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;
const ICON = readFileSync(join(import.meta.dirname, 'favicon.ico'));

/** The icon that robots, feed readers and old browsers ask for without reading the page. */
export function addFavicon(app: FastifyInstance) {
  app.get('/favicon.ico', async (_, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type('image/x-icon').send(ICON),
  );
}
