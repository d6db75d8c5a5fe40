import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { readWritten } from '#db/queries/node/replication.ts';
import { VISITOR } from '#domain/access/actor.ts';
import type { SnapshotHolder } from '#search/snapshot.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { type Standby, startStandby } from '#tests/start-standby.ts';
import { replicaFor } from '../http/call-context.ts';
import { callProcedure } from '../http/call-procedure.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { openEmbeddedCluster } from '../postgres/embedded-cluster.ts';
import type { Product } from '../product.ts';
import { followCatalogue } from '../search-index/follow-catalogue.ts';
import { followShown, type ShownFollower } from '../shown-version/follow-shown.ts';
import { openReplica, type Replica } from './open-replica.ts';

const log = pino({ level: 'silent' });
const SETTINGS = ['fsync=off', 'max_connections=30'];

let dir: string;
let cluster: Awaited<ReturnType<typeof openEmbeddedCluster>>;
let standby: Standby;
let primary: ReturnType<typeof openDatabase>;
let replica: Replica;
let shown: ShownFollower;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'genplan-replica-'));
  cluster = await openEmbeddedCluster({ dataDir: dir, role: 'server', settings: SETTINGS });
  await migrate(cluster.url);
  primary = openDatabase(cluster.url, 'work');
  await makeSearchWorld(primary.db);
  standby = await startStandby(cluster.url, SETTINGS);
  replica = await openReplica({ url: standby.url, primary, log, lookMs: 20 });
  shown = followShown({ databaseUrl: cluster.url, tellsPosition: true, log });
  await vi.waitUntil(() => shown.current());
});
afterAll(async () => {
  await Promise.all([replica?.close(), shown?.stop()]);
  await primary?.close();
  await standby?.kill();
  await cluster?.leave();
  await rm(dir, { recursive: true, force: true });
});

const metrics = createMetrics({ role: 'web' });

/** Calls as a visitor does who comes now. */
function visitor() {
  const services = { ...testContext(primary.db), actor: VISITOR };
  const product = { replica, shown, metrics, serviceContext: () => services } as unknown as Product;
  const open = replicaFor(product, 'test');
  const warn = vi.fn();
  const call = (path: string, input?: unknown) =>
    callProcedure(
      {
        services,
        replica: open,
        token: null,
        userAgent: null,
        clientAddress: '127.0.0.1',
        pageUrl: null,
        idempotencyKey: null,
        log: { warn },
      },
      { type: 'query', path, input },
    );
  return { open, call, warn };
}

/** Whether a visitor who comes now is answered by the replica. */
const isRead = async () => (await visitor().open()) !== null;

async function nameOfCountry(): Promise<string> {
  const name = `Страна ${Math.random()}`;
  await primary.pool.query(
    'INSERT INTO countries VALUES (9001, $1) ON CONFLICT (id) DO UPDATE SET name = $1',
    [name],
  );
  return name;
}

const countriesSeen = async () => {
  const seen = (await visitor().call('dictionaries')) as { countries: { name: string }[] };
  return seen.countries.map(({ name }) => name);
};

it('answers visitors with everything that is committed, and nobody with less', async () => {
  await vi.waitUntil(isRead);
  for (let round = 0; round < 20; round += 1) {
    const name = await nameOfCountry();
    expect(await countriesSeen()).toContain(name);
  }
  await vi.waitUntil(isRead);
});

it('is left while it lags behind what pages show, and taken again', async () => {
  await vi.waitUntil(isRead);
  await standby.query('SELECT pg_wal_replay_pause()');
  // A replica may lack what no page shows.
  await primary.pool.query(`INSERT INTO rate_limits VALUES ('lag', 1, 1)`);
  expect(await isRead()).toBe(true);
  const name = await nameOfCountry();
  await shown.current();
  expect(await isRead()).toBe(false);
  expect(await countriesSeen()).toContain(name);
  await vi.waitUntil(() => replica.lagBytes()! > 0);
  await standby.query('SELECT pg_wal_replay_resume()');
  await vi.waitUntil(isRead);
  expect(await countriesSeen()).toContain(name);
});

it('is read by the search index as soon as it has what is news', async () => {
  const holder: SnapshotHolder = { current: null };
  const follower = followCatalogue(holder, {
    databaseUrl: cluster.url,
    replicaUrl: standby.url,
    log,
    pollMs: 600_000,
  });
  const waiting = { timeout: 30_000, interval: 20 };
  const readsOfReplica = async () =>
    (
      await standby.query(
        `SELECT sum(seq_scan + coalesce(idx_scan, 0))::int AS reads FROM pg_stat_user_tables WHERE relname = 'flats'`,
      )
    )[0]!.reads as number;
  try {
    await vi.waitUntil(() => holder.current, waiting);
    await vi.waitUntil(async () => (await readsOfReplica()) > 0, waiting);
    const { version } = holder.current!;
    await standby.query('SELECT pg_wal_replay_pause()');
    await primary.pool.query(`UPDATE flats SET status = 'SOLD' WHERE id % 2 = 0`);
    await vi.waitUntil(() => holder.current!.version !== version, waiting);
  } finally {
    await standby.query('SELECT pg_wal_replay_resume()');
    await follower.stop();
  }
});

it('that dies under a call fails nobody, and answers again when it is back', async () => {
  await vi.waitUntil(isRead);
  const { open, call, warn } = visitor();
  expect(await open()).not.toBeNull();
  await standby.kill();
  expect(await call('dictionaries')).toMatchObject({ countries: expect.any(Array) });
  expect(warn).toHaveBeenCalledOnce();
  await vi.waitUntil(() => replica.state() === 'lost');
  expect(await isRead()).toBe(false);
  await standby.start();
  await vi.waitUntil(isRead, { timeout: 30_000 });
});

it('must be a standby of the same database', async () => {
  const open = (url: string) => openReplica({ url, primary, log });
  await expect(open(cluster.url)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('не в реплику'),
  });
  await expect(open(standby.url.replace(/genplan$/, 'postgres'))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('в разные базы'),
  });
});

it('that is away at the start is waited for', async () => {
  await standby.kill();
  const late = await openReplica({ url: standby.url, primary, log, lookMs: 20 });
  try {
    expect(late.state()).toBe('lost');
    expect(await late.has(0n)).toBe(false);
    await standby.start();
    await vi.waitUntil(async () => late.has(await readWritten(primary.db)), { timeout: 30_000 });
  } finally {
    await late.close();
  }
});

it('that became a primary is read by nobody', async () => {
  await vi.waitUntil(isRead);
  await standby.query('SELECT pg_promote()');
  await vi.waitUntil(() => replica.state() === 'lost');
  expect(await isRead()).toBe(false);
});
