import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import { Client, type QueryConfig } from 'pg';
import { AppError } from '#domain/errors.ts';
import { DatabasePool } from './database-pool.ts';
import * as schema from './schema/index.ts';

type Schema = typeof schema;

// biome-ignore lint/suspicious/noExplicitAny: the handle and a transaction share only this loose shape
type Transaction = PgTransaction<any, Schema, any>;

/** A database handle or an open transaction. Queries take it first and never keep it. */
export type Db = NodePgDatabase<Schema> | Transaction;

export interface Database {
  db: NodePgDatabase<Schema>;
  pool: DatabasePool;
  /** Waits for connections that are at work, or no longer than told: PostgreSQL undoes what they had not ended. */
  close(withinMs?: number): Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Patience {
  connections: number;
  /** The longest wait for a free connection. */
  connectWithinMs: number;
  /** The longest run of a statement; the driver waits a little longer for a silent server. */
  statementMs: number;
  /** The longest wait for a lock of others. */
  lockMs: number;
  /** The longest idle time of an open transaction. */
  idleInTransactionMs: number;
}

/** Limits on waiting for PostgreSQL, by who waits. */
const PATIENCE = {
  /** A person waits, and one locked table must not hold up other pages, nor its own for long. */
  answer: {
    connections: 10,
    connectWithinMs: 5 * SECOND,
    statementMs: 10 * SECOND,
    lockMs: 2 * SECOND,
    idleInTransactionMs: 15 * SECOND,
  },
  /** Nobody waits for an import or another job, and its statements are large. */
  work: {
    connections: 8,
    connectWithinMs: 30 * SECOND,
    statementMs: 30 * MINUTE,
    lockMs: MINUTE,
    idleInTransactionMs: 15 * MINUTE,
  },
} as const satisfies Record<string, Patience>;

export type PoolPurpose = keyof typeof PATIENCE;

/**
 * Opens a pool of connections to PostgreSQL; the first query connects. A query that gets no connection in time fails
 * with UNAVAILABLE, and one that waits too long for anything else with an error of the same meaning. Over a pooler
 * (`isPooled`) a session is nobody's: limits of time are set by the pooler, and statements have no names.
 */
export function openDatabase(
  url: string,
  purpose: PoolPurpose,
  { isPooled = false, ...changes }: Partial<Patience> & { isPooled?: boolean } = {},
): Database {
  const patience: Patience = { ...PATIENCE[purpose], ...changes };
  const ofSession = {
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    options: '-c timezone=UTC',
  };
  const pool = new DatabasePool({
    connectionString: url,
    max: patience.connections,
    connectionTimeoutMillis: patience.connectWithinMs,
    query_timeout: patience.statementMs + 5 * SECOND,
    application_name: 'genplan',
    ...(isPooled ? { Client: NamelessClient } : ofSession),
  });
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    async close(withinMs) {
      const waiting = new AbortController();
      const ended = pool.end().finally(() => waiting.abort());
      if (withinMs === undefined) return ended;
      const given = sleep(withinMs, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([ended, given]);
    },
  };
}

/** A statement that one connection named is unknown to the next one that a pooler gives. */
class NamelessClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver are many, and all but the name passes by
  override query(config: any, ...rest: any[]): any {
    const asked = config as QueryConfig | string;
    const isNamed = typeof asked === 'object' && asked.name !== undefined;
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return (super.query as any)(isNamed ? { ...asked, name: undefined } : config, ...rest);
  }
}

/**
 * Sees that a pooler sets on its connections what sessions of ours would set. Errors: CONFLICT naming the settings that
 * it lacks.
 */
export async function requirePooled({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings WHERE name IN
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')`,
  );
  const wrong = rows.filter(({ name, setting }) =>
    name === 'TimeZone' ? setting !== 'UTC' : setting === '0',
  );
  if (wrong.length === 0) return;
  throw new AppError(
    'CONFLICT',
    `Пулер в DATABASE_URL не задаёт соединениям ${wrong.map(({ name }) => name).join(', ')}: добавьте connect_query, как в deploy/pgbouncer.ini`,
  );
}

/** Runs `work` in one transaction: everything it wrote is kept, or nothing. */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return (db as NodePgDatabase<Schema>).transaction((tx) => work(tx as Transaction));
}

/** Runs questions in one transaction that sees one moment of the database, whatever is committed meanwhile. */
export function inOneMoment<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return (db as NodePgDatabase<Schema>).transaction((tx) => work(tx as Transaction), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
