import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '#db/queries/job/outbox.ts';
import { nodes, outbox } from '#db/schema/index.ts';
import { builtCommands } from '#tests/built-commands.ts';
import { createTestDatabase } from '#tests/database.ts';
import { readMetrics, sumOf } from '#tests/read-metrics.ts';
import { TEST_NOW } from '#tests/service-context.ts';
import { freePort } from '../free-port.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
beforeAll(async () => {
  // Or the worker would build them itself, perhaps beside another test.
  await builtCommands();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'genplan-worker-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a worker does the work, tells of its health and answers nothing else', async () => {
  await enqueue(database.db, 'purge-expired', {}, { now: TEST_NOW });
  const metricsPort = await freePort();
  const env = {
    PATH: process.env.PATH,
    APP_ENV: 'testing',
    ROLE: 'worker',
    PORT: '0',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'silent',
    DEMO_CATALOGUE: 'none',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
  };
  const worker = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(worker, 'exit');
  const url = await addressSaidBy(worker.stdout);
  expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({
    status: 'ready',
    role: 'worker',
  });
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${url}/api/trpc/currenciesToRuble`)).status).toBe(404);
  expect(await database.db.select({ role: nodes.role }).from(nodes)).toEqual([{ role: 'worker' }]);
  await expect
    .poll(
      async () =>
        (await database.db.select().from(outbox).where(eq(outbox.topic, 'purge-expired')))[0]?.doneAt,
      { timeout: 60_000, interval: 200 },
    )
    .toBeInstanceOf(Date);
  const scraped = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const samples = readMetrics(await scraped.text());
  expect(
    sumOf(samples, 'messaging_process_duration_seconds_count', { queue: 'purge-expired', outcome: 'done' }),
  ).toBe(1);
  expect(sumOf(samples, 'genplan_jobs_dead_total', { queue: 'deliver-lead' })).toBe(0);
  expect(sumOf(samples, 'genplan_backup_success_timestamp_seconds')).toBe(0);
  expect(sumOf(samples, 'genplan_sms_budget_messages')).toBe(1_000);
  expect(sumOf(samples, 'db_client_connection_max', { pool: 'work', role: 'worker' })).toBe(8);
  expect(sumOf(samples, 'db_client_connection_wait_time_seconds_count', { pool: 'work' })).toBeGreaterThan(0);
  expect(
    sumOf(samples, 'genplan_port_request_duration_seconds_count', { port: 'telegram', outcome: 'ok' }),
  ).toBe(0);
  expect(sumOf(samples, 'genplan_index_version')).toBeNull();
  worker.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await database.db.$count(nodes)).toBe(0);
});

/** A start says more before its address where it has to build first. */
async function addressSaidBy(said: Readable): Promise<string> {
  for await (const line of createInterface(said)) if (line.startsWith('http://')) return line;
  throw new Error('The worker ended without an address');
}
