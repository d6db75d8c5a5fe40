import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, inTransaction, openDatabase } from '#db/client.ts';
import { currentTrace } from '#db/current-trace.ts';
import { enqueue } from '#db/queries/job/outbox.ts';
import { outbox } from '#db/schema/outbox.ts';
import { type FakeVendor, startFakeVendor } from '#integrations/http/fake-vendor.ts';
import { createVendor } from '#integrations/http/vendor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW as now, testContext } from '#tests/service-context.ts';
import { runWork } from '../jobs/start-jobs.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { openPortBook } from '../port-book.ts';
import { openTracer } from './open-tracer.ts';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';
import type { Tracer } from './tracer.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const OF_PROXY = `00-${TRACE}-b7ad6b7169203331-01`;
const PHONE = '+79991234567';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
}

/** A collector that takes only what OTLP/HTTP describes. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    if (method !== 'POST' || url !== '/v1/traces' || headers['content-type'] !== 'application/json') {
      return response.writeHead(400).end();
    }
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { spans, server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let collector: Awaited<ReturnType<typeof startCollector>>;
let vendor: FakeVendor;
const heard: (string | undefined)[] = [];
beforeAll(async () => {
  created = await createTestDatabase();
  collector = await startCollector();
  vendor = await startFakeVendor((_, request) => {
    heard.push(request.headers.traceparent as string | undefined);
    return { status: 200, body: {} };
  });
});
afterAll(async () => {
  await database.close();
  await vendor.close();
  collector.server.close();
  await created.drop();
});

/** A node with one route, which asks the database and a vendor and promises work. */
async function openNode(tracer: Tracer, trustedProxies: number) {
  const app = fastify();
  traceRequests(app, tracer, { trustedProxies });
  const book = openPortBook({ metrics: createMetrics({ role: 'all' }), now: () => now, tracer });
  const { getJson } = createVendor({ baseUrl: vendor.baseUrl, now: () => now });
  const call = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
  const places = book.watch('places', { provider: '2gis', ask: (path: string) => getJson({ path }, call) });
  app.post('/leads/:phone', async () => {
    await inTransaction(database.db, async (tx) => {
      await tx.execute(sql`SELECT ${PHONE}::text`);
      await enqueue(tx, 'test', { phone: PHONE }, { now });
    });
    await places.ask(encodeURIComponent(PHONE));
    return currentTrace.getStore() ?? {};
  });
  return app;
}

it('a trace of the proxy goes through the request, the database, the promised work and the vendor', async () => {
  const tracer = openTracer({ endpoint: collector.endpoint, share: 0, node: 'one', role: 'all' });
  database = openDatabase(created.url, 'answer', { connections: 2 });
  traceStatements([database], tracer);
  const app = await openNode(tracer, 1);
  const ask = (traceparent?: string) =>
    app.inject({
      method: 'POST',
      url: `/leads/${PHONE}?phone=${PHONE}`,
      headers: traceparent === undefined ? {} : { traceparent },
      payload: { phone: PHONE },
    });
  // Requests at once share two connections, and none is told under the trace of another.
  await Promise.all([ask(OF_PROXY), ask(), ask(), ask(OF_PROXY.replace(/1$/, '0'))]);
  const promised = await created.db.select().from(outbox);
  const ofTrace = promised.filter(({ traceparent }) => traceparent?.startsWith(`00-${TRACE}-`));
  expect(ofTrace).toHaveLength(2);
  const [work] = ofTrace.filter(({ traceparent }) => traceparent!.endsWith('-01'));
  const seen: (string | undefined)[] = [];
  const job = {
    name: 'test',
    concurrency: 1,
    timeoutSeconds: 5,
    run: async () => {
      seen.push(currentTrace.getStore()?.traceId);
      await database.db.execute(sql`SELECT 1`);
    },
  };
  await runWork(() => testContext(created.db), job, work!.id, [], tracer);
  await tracer.close();

  const { spans } = collector;
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  const nameOf = new Map(spans.map(({ spanId, name }) => [spanId, name]));
  const steps = spans.map(
    ({ name, parentSpanId }) => `${nameOf.get(parentSpanId) ?? parentSpanId} > ${name}`,
  );
  const request = 'POST /leads/:phone';
  expect(steps.sort()).toEqual(
    [
      `b7ad6b7169203331 > ${request}`,
      ...['BEGIN', 'SELECT', 'INSERT', 'COMMIT'].map((verb) => `${request} > postgresql ${verb}`),
      `${request} > port places`,
      `${request} > work test`,
      'work test > postgresql SELECT',
    ].sort(),
  );
  const port = spans.find(({ name }) => name === 'port places')!;
  expect(heard).toContain(`00-${TRACE}-${port.spanId}-01`);
  expect(seen).toEqual([TRACE]);
  expect(JSON.stringify(spans)).not.toMatch(/9991234567|SELECT \$|base/);
  await app.close();
});

it('a stranger begins no trace, and a collector that is away holds up nothing', async () => {
  const tracer = openTracer({ endpoint: 'http://127.0.0.1:9', share: 1, node: 'two', role: 'all' });
  const app = await openNode(tracer, 0);
  const answer = await app.inject({
    method: 'POST',
    url: '/leads/1',
    headers: { traceparent: OF_PROXY },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(answer.json().traceId).not.toBe(TRACE);
  await app.close();
  await tracer.close();
});
