import type { FastifyInstance } from 'fastify';
import { watchRequests } from '../metrics/watch-requests.ts';
import type { Product } from '../product.ts';
import { addHealth } from './health.ts';
import { openWebServer } from './web-server.ts';

/** The server of a node that does background work alone: it tells of its health, and knows no other address. */
export async function createWorkerApp(product: Product): Promise<FastifyInstance> {
  const app = await openWebServer(product, { isDev: false, ofMaps: {} });
  watchRequests(app, product.metrics);
  addHealth(app, product);
  return app;
}
