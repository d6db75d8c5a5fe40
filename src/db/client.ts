import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { DatabasePool } from './database-pool.ts';
import * as schema from './schema/index.ts';

type Schema = typeof schema;

// biome-ignore lint/suspicious/noExplicitAny: the handle and a transaction share only this loose shape
type Transaction = PgTransaction<any, Schema, any>;

/** A database handle or an open transaction: queries take it first and never keep it. */
export type Db = NodePgDatabase<Schema> | Transaction;

export interface Database {
  db: NodePgDatabase<Schema>;
  pool: Pool;
  close(): Promise<void>;
}

interface Options {
  connections?: number;
  /** How long a query waits for a free connection. */
  connectWithinMs?: number;
}

/**
 * Opens a pool of connections to PostgreSQL; the first query connects. A query that gets no connection in time fails of
 * UNAVAILABLE.
 */
export function openDatabase(
  url: string,
  { connections = 10, connectWithinMs = 5_000 }: Options = {},
): Database {
  const pool = new DatabasePool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectWithinMs,
    application_name: 'genplan',
    options: '-c timezone=UTC',
  });
  // Without a listener an idle connection that breaks would end the process; the next query reports it instead.
  pool.on('error', () => {});
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
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
