import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

interface Options {
  host: string;
  port: number;
  log: Pick<Logger, 'error'>;
}

/**
 * Serves `/metrics` in the text format of Prometheus on a port of its own, which proxies of the site do not reach.
 * Rejects when the port is taken.
 */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { host, port, log }: Options,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    try {
      const text = await registry.metrics();
      response
        .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
        .end(text);
    } catch (error) {
      log.error({ err: error }, 'metrics');
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, host, done);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
