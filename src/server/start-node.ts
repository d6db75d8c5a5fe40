import type { FastifyInstance } from 'fastify';
import { moscowDate } from '#domain/time/moscow.ts';
import { REQUESTS_END_MS, waitUnlessHurried } from './end-in-order.ts';
import type { Env } from './env.ts';
import { createApp } from './http/create-app.ts';
import { createWorkerApp } from './http/create-worker-app.ts';
import { openDrawingThreads } from './http/drawing-threads.ts';
import { createKeptPages, type KeptPages } from './http/kept-pages.ts';
import { ALL_JOBS } from './jobs/all-jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { measureProcess } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { watchInstallation } from './metrics/watch-installation.ts';
import { watchIndex, watchPools, watchReplica } from './metrics/watch-node.ts';
import { portProviders } from './port-providers.ts';
import type { EmbeddedCluster } from './postgres/embedded-cluster.ts';
import { openProduct, type Product } from './product.ts';
import { registerNode } from './register-node.ts';
import { followCatalogue } from './search-index/follow-catalogue.ts';
import { type DemoFeed, seedInstallation } from './seed-installation.ts';
import { watchMemory } from './watch-memory.ts';

/** Connections that wait for a busy process; the system, which has a bound of its own, refuses those beyond. */
const WAITING_CONNECTIONS = 4_096;

export interface NodeOptions {
  env: Env;
  isDev: boolean;
  demoFeeds: DemoFeed[];
  /** Runs once the server answers, before its address is printed. */
  afterListen?: (product: Product, onClose: (close: () => Promise<unknown>) => void) => Promise<void>;
}

/** A part of a node that was opened, in the words of whoever waits for its end. */
export interface Closer {
  part: string;
  close(hurry: AbortSignal): Promise<unknown>;
}

/**
 * Opens all parts of a node, web server or jobs or both by its role, and leaves in `closers` how to close each, to be
 * taken from the end. Gives its address.
 */
export async function startNode(
  { env, isDev, demoFeeds, afterListen }: NodeOptions,
  cluster: EmbeddedCluster | null,
  closers: Closer[],
): Promise<string> {
  const answers = env.role !== 'worker';
  // They take their time to be ready, and the database is waited for meanwhile.
  const threads = answers && !isDev ? openDrawingThreads() : null;
  const product = await openProduct(env, 'server', cluster);
  closers.push({ part: 'база и потоки', close: () => product.close() });
  product.log.info({ ...portProviders(product.ports), rateLimits: env.rateLimits }, 'ports are chosen');
  if (env.strangers.length > 0) {
    product.log.warn({ variables: env.strangers }, 'variables that nobody reads: misspelt?');
  }
  const memory = watchMemory(product);
  const node = await registerNode({
    env,
    db: product.work.db,
    now: product.clock.now,
    state: () => ({ ports: product.portBook.hours(), memory: memory.read() }),
    onError: (error) => product.log.warn({ err: error }, 'heartbeat of the node'),
  });
  closers.push({ part: 'запись об узле', close: () => node.leave() });
  await seedInstallation(product, demoFeeds);
  watchPools(product);
  if (product.replica) watchReplica(product.replica, product.metrics);
  let index: ReturnType<typeof followCatalogue> | null = null;
  closers.push({ part: 'индекс поиска', close: async () => index?.stop() });
  if (env.metrics) {
    measureProcess(product.metrics);
    const metrics = await serveMetrics(product.metrics, { ...env.metrics, log: product.log });
    closers.push({ part: 'метрики', close: () => metrics.close() });
    product.log.info({ url: metrics.url }, 'metrics are served');
  }
  const keptPages = answers && !isDev ? keepPages(product) : null;
  memory.onPagesKept(keptPages);
  // Jobs wait for the database most of the time that they take to begin.
  const [, app] = await Promise.all([
    env.role === 'web' ? null : startWork(product, closers),
    answers ? createApp(product, { isDev, keptPages, threads }) : createWorkerApp(product),
  ]);
  const beside: (() => Promise<unknown>)[] = [];
  closers.push({ part: 'загрузка демо-рынка', close: () => Promise.all(beside.map((close) => close())) });
  closers.push({ part: 'запросы', close: () => closeApp(app) });
  closers.push({
    part: 'уход из балансировщика',
    async close(hurry) {
      product.state.isDraining = true;
      await waitUnlessHurried(env.drainWaitMs, hurry);
    },
  });
  const address = await app.listen({ host: env.host, port: env.port, backlog: WAITING_CONNECTIONS });
  // Its thread would take the processor from what opens the port; until it is built, the tables answer.
  if (answers && env.searchIndex === 'on') index = followIndex(product, memory);
  if (answers) await afterListen?.(product, (close) => beside.push(close));
  return address;
}

function followIndex(product: Product, memory: ReturnType<typeof watchMemory>) {
  const showApplied = watchIndex(product);
  return followCatalogue(product.catalogueIndex!, {
    databaseUrl: product.databaseUrl,
    replicaUrl: product.env.databaseReplicaUrl,
    log: product.log,
    onApplied() {
      showApplied();
      memory.onIndexBuilt();
    },
  });
}

/** Begins background work, which is ended by what it leaves in `closers` at once, begun or not. */
async function startWork(product: Product, closers: Closer[]): Promise<void> {
  const watcher = watchInstallation(product, ALL_JOBS);
  closers.push({ part: 'наблюдение за очередями', close: () => watcher.stop() });
  const starting = startJobs({
    database: product.work,
    databaseUrl: product.databaseUrl,
    jobs: ALL_JOBS,
    makeContext: product.workContext,
    log: product.log,
    onSettled: watcher.onSettled,
    tracer: product.tracer,
  });
  closers.push({ part: 'фоновая работа', close: async () => (await starting.catch(() => null))?.stop() });
  await starting;
}

/** Keeps pages until something they show changes, in the tables, in the index that finds flats, or the day itself. */
function keepPages({ catalogueIndex, clock, shown }: Product): KeptPages {
  return createKeptPages({
    async stamp() {
      const current = await shown!.current();
      return current && `${current.version} ${catalogueIndex?.current?.version} ${moscowDate(clock.now())}`;
    },
    nowMs: () => clock.now().getTime(),
  });
}

/** Takes no more connections and waits for the requests under way. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_MS);
  await app.close();
  clearTimeout(timer);
}
