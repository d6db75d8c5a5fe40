import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Database, inOneMoment, openDatabase } from '#db/client.ts';
import { CATALOGUE_CHANNEL, REBUILD } from '#db/queries/catalog/catalogue-changes.ts';
import { readReplayed, readWritten } from '#db/queries/node/replication.ts';
import { errorWords } from '#domain/error-words.ts';
import { type IndexRefresh, type IndexState, refreshIndex } from '#services/catalog/refresh-index.ts';
import { giveWayToCalls } from '../give-way.ts';
import { listenTo } from '../postgres/listen-to.ts';
import type { IndexNews, IndexWorkerData } from './index-news.ts';

/** Changes are kept for a day; whoever slept for half of it builds anew. */
const FORGETS_AFTER_MS = 12 * 3_600_000;

const LONGEST_BREATH_MS = 2_000;

/** A standby that has not replayed what is news by then is not waited for. */
const REPLAYS_WITHIN_MS = 1_000;
const REPLAY_POLL_MS = 20;

const { databaseUrl, replicaUrl, pollMs } = workerData as IndexWorkerData;
const database = openDatabase(databaseUrl, 'work', { connections: 1 });
const replica =
  replicaUrl === null ? null : openDatabase(replicaUrl, 'work', { connections: 1, connectWithinMs: 1_000 });

let state: IndexState | null = null;
let refreshedAt = performance.now();
let isRung = false;
let isRebuildAsked = false;
let hasGarbage = false;
let wake = () => {};

listenTo({
  connection: { connectionString: databaseUrl, application_name: 'genplan-index' },
  channels: {
    [CATALOGUE_CHANNEL](payload) {
      if (payload === REBUILD) isRebuildAsked = true;
      ring();
    },
  },
  // Nobody told what was committed while nothing was heard.
  onListening: ring,
  // Changes are asked for meanwhile.
  onLost() {},
});

/** Follows the catalogue for ever: waits for a notification or the time to ask, and builds what changed. */
for (;;) {
  try {
    await refresh();
    // Until there is an index callers ask the tables, which is dearer than all of them together.
    giveWayToCalls();
  } catch (error) {
    state = null;
    post({ kind: 'lost', message: errorWords(error) });
  }
  // Many small changes in a row are built together: at most half of the time goes to building.
  await delay(Math.min(performance.now() - refreshedAt, LONGEST_BREATH_MS));
  await rest();
}

async function refresh(): Promise<void> {
  const startedAt = performance.now();
  const before = isRebuildAsked || startedAt - refreshedAt > FORGETS_AFTER_MS ? null : state;
  isRebuildAsked = false;
  const {
    state: after,
    parts,
    changedComplexes,
  } = (await readFromReplica(before)) ?? (await inOneMoment(database.db, (tx) => refreshIndex(tx, before)));
  const isNews = before === null || changedComplexes > 0 || after.places !== before.places;
  state = after;
  refreshedAt = startedAt;
  if (!isNews) return;
  hasGarbage = true;
  post({
    kind: 'built',
    version: after.version,
    places: after.places,
    parts,
    regionIds: [...after.builder.parts.keys()],
    changedComplexes,
    milliseconds: Math.round(performance.now() - startedAt),
  });
}

/** Null when there is no standby, or it lacks what is committed by now, or fails: then the primary is read. */
async function readFromReplica(before: IndexState | null): Promise<IndexRefresh | null> {
  if (replica === null) return null;
  const written = await readWritten(database.db);
  try {
    if (!(await hasReplayed(replica, written))) return null;
    return await inOneMoment(replica.db, (tx) => refreshIndex(tx, before));
  } catch {
    return null;
  }
}

async function hasReplayed({ db }: Database, written: bigint): Promise<boolean> {
  const giveUpAt = performance.now() + REPLAYS_WITHIN_MS;
  for (;;) {
    const replayed = await readReplayed(db);
    if (replayed === null || replayed >= written) return replayed !== null;
    if (performance.now() > giveUpAt) return false;
    await delay(REPLAY_POLL_MS);
  }
}

function post(news: IndexNews): void {
  parentPort!.postMessage(news);
}

/** A ring that comes while the index is being built is not lost. */
function ring(): void {
  isRung = true;
  wake();
}

async function rest(): Promise<void> {
  if (!isRung) {
    await new Promise<void>((done) => {
      const timer = setTimeout(() => {
        collectGarbage();
        done();
      }, pollMs);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
  isRung = false;
}

/**
 * Gives back what building took: a thread that does little afterwards would hold it for hours, for V8 looks when it is
 * asked for more.
 */
function collectGarbage(): void {
  if (hasGarbage) globalThis.gc?.();
  hasGarbage = false;
}
