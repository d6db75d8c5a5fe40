import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMetrics, sumOf } from '#tests/read-metrics.ts';
import { VERSION } from '../version.ts';
import { createMetrics, measureProcess } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { watchRequests } from './watch-requests.ts';

const metrics = createMetrics({ role: 'web' });
let served: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, log: { error: () => {} } });
});
afterAll(() => served.close());

async function scrape() {
  const answer = await fetch(served.url);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return readMetrics(await answer.text());
}

it('names what runs, and measures memory outside the heap and the event loop', async () => {
  measureProcess(metrics);
  const samples = await scrape();
  expect(sumOf(samples, 'genplan_build_info', { version: VERSION, role: 'web' })).toBe(1);
  expect(sumOf(samples, 'nodejs_external_memory_bytes')).toBeGreaterThan(0);
  expect(sumOf(samples, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
});

it('serves nothing else and takes no other method', async () => {
  expect((await fetch(new URL('/', served.url))).status).toBe(404);
  expect((await fetch(served.url, { method: 'POST' })).status).toBe(405);
});

describe('requests', () => {
  const requests = (samples: Awaited<ReturnType<typeof scrape>>, labels: Record<string, string>) =>
    sumOf(samples, 'http_server_request_duration_seconds_count', labels);

  it('are counted by templates, whatever is asked for', async () => {
    const app = fastify();
    watchRequests(app, metrics);
    app.get('/media/:key', async () => 'file');
    app.get('/broken', async () => {
      throw new Error('broken');
    });
    app.get('/*', async (request) => {
      if (request.url === '/for-sale/54') request.template = '/for-sale/$id';
      return 'page';
    });
    const secret = '+79991234567';
    await app.inject('/media/one?token=secret');
    await app.inject('/media/two');
    await app.inject('/for-sale/54');
    await app.inject('/broken');
    for (let i = 0; i < 50; i += 1) await app.inject(`/wp-${i}/${secret}?phone=${secret}`);
    await app.inject({ url: '/nowhere', method: 'PUT' });
    await app.inject({ url: '/nowhere', method: 'PROPFIND' as 'GET' }).catch(() => undefined);

    const samples = await scrape();
    expect(requests(samples, { http_route: '/media/:key', http_response_status_code: '200' })).toBe(2);
    expect(requests(samples, { http_route: '/for-sale/$id', http_request_method: 'GET' })).toBe(1);
    expect(requests(samples, { http_route: '/broken', http_response_status_code: '500' })).toBe(1);
    expect(requests(samples, { http_route: 'unmatched', http_request_method: 'GET' })).toBe(50);
    expect(requests(samples, { http_route: 'unmatched', http_request_method: 'PUT' })).toBe(1);
    const routes = new Set(samples.flatMap(({ labels }) => labels.http_route ?? []));
    expect(routes).toEqual(new Set(['/media/:key', '/for-sale/$id', '/broken', 'unmatched']));
    expect(JSON.stringify(samples)).not.toMatch(/9991234567|secret|wp-/);
    await app.close();
  });
});
