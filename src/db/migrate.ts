import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { AppError } from '#domain/errors.ts';

/**
 * The newest migration that a program must know to work beside this one. Those after it only add, so the release before
 * runs on today's schema; one that takes away or renames what a program uses becomes this one, and the release says so.
 */
export const OLDEST_READER = '0034_see-alarms';

const MIGRATIONS_LOCK = 7_301_010;
/** All who come after a change of a table wait behind it for the lock it waits for. */
const LOCK_WITHIN_MS = 3_000;
const TRIES = 20;
const LOCK_NOT_GIVEN = '55P03';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATIONS: { entries: { tag: string; when: number }[] } = JSON.parse(
  readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
);
/** The oldest that the database suites run on. */
const OLDEST_POSTGRES = 16;

/**
 * Brings the schema up to date; nodes that start together wait for one another under an advisory lock. A table that
 * others hold is let go and asked for again, so that nodes which serve meanwhile are not stopped.
 * A schema that a newer program made is left as it is, when that program said that this one may work on it. Errors:
 * CONFLICT for a PostgreSQL that is too old, for a pooler before it, and for a newer schema that this program must not
 * touch.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'genplan-migrate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ words: string }>(
      "SELECT current_setting('server_version') AS words",
    );
    requirePostgres(rows[0]!.words);
    await requireNoPooler(client);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATIONS_LOCK]);
    await client.query(`SET statement_timeout = 0; SET lock_timeout = ${LOCK_WITHIN_MS}`);
    for (let left = TRIES; !(await isApplied(client, left > 1)); left -= 1);
  } finally {
    await client.end();
  }
}

/** A pooler makes up the number of the process that it tells its clients. */
async function requireNoPooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]!.pid === (client as Client & { processID: number }).processID) return;
  throw new AppError(
    'CONFLICT',
    'Между программой и PostgreSQL стоит пулер соединений, а миграциям, уведомлениям и фоновой работе нужны свои соединения: задайте в DATABASE_DIRECT_URL адрес самого PostgreSQL',
  );
}

/** All migrations are one transaction: one that could not get a lock has changed nothing. */
async function isApplied(client: Client, mayRepeat: boolean): Promise<boolean> {
  try {
    if (await isNewerSchema(client)) return true;
    await sayOldestReader(client);
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    return true;
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if (!mayRepeat || (cause?.code ?? code) !== LOCK_NOT_GIVEN) throw error;
    return false;
  }
}

/** Takes a version as the server spells it, '16.14 (Debian 16.14-1)' or '19beta1'. Errors: CONFLICT when too old. */
export function requirePostgres(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
  throw new AppError(
    'CONFLICT',
    `В DATABASE_URL отвечает PostgreSQL ${version}, а нужен ${OLDEST_POSTGRES} или новее`,
  );
}

/** Tells whether a newer program made the schema. Errors: CONFLICT when it takes away what this program uses. */
async function isNewerSchema(client: Client): Promise<boolean> {
  const { rows: journals } = await client.query<{ journal: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS journal",
  );
  if (journals[0]!.journal === null) return false;
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  const known = MIGRATIONS.entries.at(-1)!.when;
  const newest = Number(rows[0]!.newest);
  if (newest <= known) return false;
  const oldestReader = await readOldestReader(client);
  if (oldestReader !== null && oldestReader <= known) return true;
  const day = (millis: number) => new Date(millis).toISOString().slice(0, 10);
  throw new AppError(
    'CONFLICT',
    `Базу обновила более новая версия программы: её схема от ${day(newest)}, а эта версия знает схему до ${day(known)} и работать с ней не может. Запустите ту версию или восстановите копию базы`,
  );
}

async function readOldestReader(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('drizzle.oldest_reader') AS name",
  );
  if (tables[0]!.name === null) return null;
  const { rows } = await client.query<{ knows: string }>('SELECT knows FROM drizzle.oldest_reader');
  return rows[0] === undefined ? null : Number(rows[0].knows);
}

/** Said before the schema changes: a start that dies between the two lets no program in that must stay out. */
async function sayOldestReader(client: Client): Promise<void> {
  const { when } = MIGRATIONS.entries.find(({ tag }) => tag === OLDEST_READER)!;
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.oldest_reader
      (one boolean PRIMARY KEY DEFAULT true CHECK (one), knows bigint NOT NULL)`);
  await client.query(
    `INSERT INTO drizzle.oldest_reader (knows) VALUES ($1)
     ON CONFLICT (one) DO UPDATE SET knows = excluded.knows WHERE oldest_reader.knows < excluded.knows`,
    [when],
  );
}
