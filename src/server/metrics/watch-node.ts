import { Gauge } from 'prom-client';
import { countPendingChanges } from '#db/queries/catalog/catalogue-changes.ts';
import type { Product } from '../product.ts';
import type { Replica } from '../replica/open-replica.ts';
import type { Metrics } from './metrics.ts';

/** Shows the connections of both pools, and how long queries wait for them. */
export function watchPools({
  database,
  work,
  env: { role },
  metrics,
}: Pick<Product, 'database' | 'work' | 'env' | 'metrics'>): void {
  const registers = [metrics.registry];
  const pools = { answer: database.pool, work: work.pool };
  const each = (show: (labels: { pool: string; role: string }, pool: typeof database.pool) => void) => {
    for (const [pool, connections] of Object.entries(pools)) show({ pool, role }, connections);
  };
  new Gauge({
    name: 'db_client_connection_count',
    help: 'Connections of a pool, by what they do.',
    labelNames: ['pool', 'role', 'state'],
    registers,
    collect() {
      each((labels, { totalCount, idleCount }) => {
        this.set({ ...labels, state: 'idle' }, idleCount);
        this.set({ ...labels, state: 'used' }, totalCount - idleCount);
      });
    },
  });
  new Gauge({
    name: 'db_client_connection_max',
    help: 'The most connections of a pool.',
    labelNames: ['pool', 'role'],
    registers,
    collect() {
      each((labels, { options }) => this.set(labels, options.max));
    },
  });
  new Gauge({
    name: 'db_client_connection_pending_requests',
    help: 'Queries that wait for a connection.',
    labelNames: ['pool', 'role'],
    registers,
    collect() {
      each((labels, { waitingCount }) => this.set(labels, waitingCount));
    },
  });
  each((labels, pool) => {
    metrics.connectionWaitSeconds.zero(labels);
    metrics.connectionTimeouts.inc(labels, 0);
    pool.onWaited = (seconds, isGiven) => {
      metrics.connectionWaitSeconds.observe(labels, seconds);
      if (!isGiven) metrics.connectionTimeouts.inc(labels);
    };
  });
}

/** Shows whether the standby of this node answers visitors, and how far it is behind. */
export function watchReplica(replica: Replica, { registry, visitorReads }: Metrics): void {
  const registers = [registry];
  new Gauge({
    name: 'genplan_replica_ready',
    help: '1 while visitors are answered from the replica, 0 while it lags or is lost.',
    registers,
    collect() {
      this.set(replica.state() === 'ready' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'genplan_replica_lag_bytes',
    help: 'What the primary has written and the replica has not replayed; the last known while it is lost.',
    registers,
    collect() {
      const bytes = replica.lagBytes();
      if (bytes !== null) this.set(bytes);
    },
  });
  for (const server of ['primary', 'replica']) visitorReads.inc({ server }, 0);
}

/** Shows the search index of this node; the function that comes back hears of each new snapshot. */
export function watchIndex({
  catalogueIndex,
  clock,
  database,
  metrics,
}: Pick<Product, 'clock' | 'database' | 'catalogueIndex' | 'metrics'>): () => void {
  const registers = [metrics.registry];
  const current = () => catalogueIndex?.current ?? null;
  const applied = new Gauge({
    name: 'genplan_index_applied_timestamp_seconds',
    help: 'When changes of the catalogue were last brought into the search index; 0 before the first time.',
    registers,
  });
  new Gauge({
    name: 'genplan_index_version',
    help: 'The first transaction that the search index does not contain.',
    registers,
    collect() {
      this.set(Number(current()?.version.split(':')[1] ?? 0));
    },
  });
  new Gauge({
    name: 'genplan_catalogue_changes_pending',
    help: 'Changes of the catalogue that the search index of this node does not contain.',
    registers,
    async collect() {
      const snapshot = current();
      // The database is not what a scrape may fail by; its own metrics tell of it.
      const pending =
        snapshot && (await countPendingChanges(database.db, snapshot.version).catch(() => null));
      if (pending !== null) this.set(pending);
    },
  });
  return () => applied.set(clock.now().getTime() / 1_000);
}
