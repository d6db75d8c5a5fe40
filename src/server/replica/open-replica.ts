import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '#db/client.ts';
import { readReplayed, readWritten } from '#db/queries/node/replication.ts';
import { AppError } from '#domain/errors.ts';
import { joinNext } from '../join-next.ts';
import { requireSameDatabase } from '../require-same-database.ts';

const NAME = 'DATABASE_REPLICA_URL';

const LOOK_MS = 1_000;
/** Whoever waits has the primary to ask instead, so a standby is given less time than that has. */
const PATIENCE = { connectWithinMs: 1_000, statementMs: 4_000 };
const MAY_LAG_MS = 10_000;

/** `behind` has not replayed what was written ten seconds ago; `lost` does not answer, or is no standby any more. */
export const REPLICA_STATES = ['ready', 'behind', 'lost'] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

export interface Replica {
  database: Database;
  state(): ReplicaState;
  /** The log that is written and not replayed, as of the last look; null while it is lost. */
  lagBytes(): number | null;
  /** Tells whether it may be read by whoever must see all that the log holds before a position. */
  has(position: bigint): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  primary: Pick<Database, 'db'>;
  log: Pick<Logger, 'info' | 'warn'>;
  lookMs?: number;
}

/**
 * Opens a streaming standby for questions and looks at it every second: one that lags or is lost is left alone and taken
 * again by itself. One that is away at the start is waited for like any other. Errors: CONFLICT for a server that is no
 * standby of the primary.
 */
export async function openReplica({ url, primary, log, lookMs = LOOK_MS }: Options): Promise<Replica> {
  const database = openDatabase(url, 'answer', PATIENCE);
  const stopped = new AbortController();
  /** The places written up to at the looks of the last ten seconds, and at the one before them. */
  const written: { atMs: number; position: bigint }[] = [];
  let isSame = false;
  let replayed: bigint | null = null;
  let state: ReplicaState = 'lost';

  const ask = joinNext(async () => {
    try {
      if (!isSame) await requireSameDatabase(NAME, database, primary);
      isSame = true;
      replayed = await readReplayed(database.db);
    } catch (error) {
      replayed = null;
      throw error;
    }
  });

  async function look(): Promise<void> {
    const position = await readWritten(primary.db).catch(() => null);
    let trouble: unknown;
    await ask().catch((error: unknown) => {
      trouble = error;
      // Another server may come back under the same address.
      isSame = false;
    });
    const now = performance.now();
    if (position !== null) written.push({ atMs: now, position });
    while (written[1] !== undefined && now - written[1].atMs > MAY_LAG_MS) written.shift();
    say(judge(now), trouble);
  }

  function judge(now: number): ReplicaState {
    if (replayed === null) return 'lost';
    const [oldest] = written;
    const lacks = oldest !== undefined && now - oldest.atMs > MAY_LAG_MS && oldest.position > replayed;
    return lacks ? 'behind' : 'ready';
  }

  function say(next: ReplicaState, trouble?: unknown): void {
    if (next === state) return;
    state = next;
    if (state === 'ready') log.info('the replica answers visitors');
    else log.warn({ state, err: trouble }, 'the replica is left alone: the primary answers');
  }

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      await delay(lookMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (!stopped.signal.aborted) await look();
    }
  }

  await look();
  if (state === 'lost') await refuseOther();
  const following = follow();

  /** A server that answers and is another one is a mistake of the settings; one that is away may come. */
  async function refuseOther(): Promise<void> {
    const fault = await requireSameDatabase(NAME, database, primary).then(
      async () => ((await readReplayed(database.db)) === null ? notStandby() : null),
      (error: unknown) => (error instanceof AppError && error.code === 'CONFLICT' ? error : null),
    );
    if (fault === null) return log.warn({ state }, 'the replica is left alone: the primary answers');
    await database.close();
    throw fault;
  }

  return {
    database,
    state: () => state,
    lagBytes() {
      const newest = written.at(-1);
      if (replayed === null || newest === undefined) return null;
      return newest.position > replayed ? Number(newest.position - replayed) : 0;
    },
    async has(position) {
      if (state !== 'ready') return false;
      if (replayed !== null && replayed >= position) return true;
      await ask().catch((error: unknown) => say('lost', error));
      return replayed !== null && replayed >= position;
    },
    async close() {
      stopped.abort();
      await following;
      await database.close();
    },
  };
}

function notStandby(): AppError {
  return new AppError(
    'CONFLICT',
    'DATABASE_REPLICA_URL ведёт не в реплику, а в сам основной PostgreSQL: уберите её или назовите реплику',
  );
}
