import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Part } from '#search/part/part.ts';
import type { SnapshotHolder } from '#search/snapshot.ts';
import type { IndexNews, IndexWorkerData } from './index-news.ts';

const POLL_MS = 5_000;
const RESTART_MS = 1_000;

interface Options {
  databaseUrl: string;
  /** A standby that the index is read from once it has what is news. */
  replicaUrl?: string | null;
  log: Logger;
  /** The interval at which the worker asks for changes, besides listening for them. */
  pollMs?: number;
  /** Hears that a snapshot took its place. */
  onApplied?(): void;
}

/**
 * Keeps the snapshot of a node at what is committed. A worker thread reads and builds; here a finished snapshot only
 * takes the place of the one before. While the worker cannot follow there is none, and the tables answer.
 */
export function followCatalogue(
  holder: SnapshotHolder,
  { databaseUrl, replicaUrl = null, log, pollMs = POLL_MS, onApplied }: Options,
): { stop(): Promise<void> } {
  const data: IndexWorkerData = { databaseUrl, replicaUrl, pollMs };
  let isStopped = false;
  let restart: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    const parts = new Map<number, Part>();
    const started = new Worker(new URL('./index-worker.ts', import.meta.url), { workerData: data });
    started.on('message', (news: IndexNews) => {
      if (news.kind === 'lost') {
        holder.current = null;
        log.warn({ reason: news.message }, 'search index lost');
        return;
      }
      const isFirst = holder.current === null;
      const { version, places, regionIds, changedComplexes, milliseconds } = news;
      for (const part of news.parts) parts.set(part.regionId, part);
      for (const regionId of parts.keys()) if (!regionIds.includes(regionId)) parts.delete(regionId);
      holder.current = { version, places, parts: [...parts.values()] };
      onApplied?.();
      log[isFirst ? 'info' : 'debug']({ changedComplexes, milliseconds }, 'search index built');
    });
    started.on('error', (error) => log.error({ err: error }, 'search index worker'));
    started.on('exit', () => {
      holder.current = null;
      if (!isStopped) restart = setTimeout(() => (worker = start()), RESTART_MS);
    });
    return started;
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await worker.terminate();
    },
  };
}
