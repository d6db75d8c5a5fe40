import type { Logger } from 'pino';
import type { WorkerTask } from '#integrations/worker/port.ts';
import { openThreads } from '#integrations/worker/threads.ts';
import type { KeptFeed } from '#services/feed/kept-feed.ts';
import type { Ports } from '#services/ports.ts';
import type { Env } from '../env.ts';

/** The message that starts a thread: whose feed to import, and the installation it belongs to. */
export interface ImportOrder {
  feed: KeptFeed;
  installation: Installation;
}

interface Installation {
  env: Env;
  databaseUrl: string;
}

const MINUTE_MS = 60_000;

/** As many as feeds that run at once: none of them waits for another. */
export const IMPORTS_AT_ONCE = 2;
/** The largest feeds take minutes; with the hour that fetching may take it stays within the time of the job. */
const DEADLINE_MS = 50 * MINUTE_MS;
const MEGABYTES = 1_024;
const IMPORT_THREAD = new URL('./import-thread.ts', import.meta.url);

/**
 * Imports of feeds in threads of their own: reading, comparing and writing a feed of any size holds nobody up, and one
 * that overruns is ended with its connection, which undoes what it did.
 */
export function openImports(
  installation: Installation,
  log: Logger,
  { deadlineMs = DEADLINE_MS, megabytes = MEGABYTES, module = IMPORT_THREAD } = {},
): Ports['imports'] {
  const threads = openThreads({
    threads: IMPORTS_AT_ONCE,
    megabytes,
    onError: (error) => log.error({ err: error }, 'import thread'),
  });
  const task: WorkerTask<(order: ImportOrder) => Promise<void>> = {
    module,
    name: 'importInThread',
    deadlineMs,
  };
  return { run: (feed) => threads.run(task, { feed, installation }), close: threads.close };
}
