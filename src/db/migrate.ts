import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { AppError } from '#domain/errors.ts';

const MIGRATIONS_LOCK = 7_301_010;
/** All who come after a change of a table wait behind it for the lock it waits for. */
const LOCK_WITHIN_MS = 3_000;
const TRIES = 20;
const LOCK_NOT_GIVEN = '55P03';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** The oldest that the database suites run on. */
const OLDEST_POSTGRES = 16;

/**
 * Brings the schema up to date; nodes that start together wait for one another under an advisory lock. A table that
 * others hold is let go and asked for again, so that nodes which serve meanwhile are not stopped.
 * Errors: CONFLICT for a PostgreSQL that is too old, and for a schema that a newer program made.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'genplan-migrate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ words: string }>(
      "SELECT current_setting('server_version') AS words",
    );
    requirePostgres(rows[0]!.words);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATIONS_LOCK]);
    await client.query(`SET statement_timeout = 0; SET lock_timeout = ${LOCK_WITHIN_MS}`);
    for (let left = TRIES; !(await isApplied(client, left > 1)); left -= 1);
  } finally {
    await client.end();
  }
}

/** All migrations are one transaction: one that could not get a lock has changed nothing. */
async function isApplied(client: Client, mayRepeat: boolean): Promise<boolean> {
  try {
    await requireKnownSchema(client);
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

/** An older program would read and write tables that it does not know. */
async function requireKnownSchema(client: Client): Promise<void> {
  const { rows: journals } = await client.query<{ journal: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS journal",
  );
  if (journals[0]!.journal === null) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)!.folderMillis;
  const newest = Number(rows[0]!.newest);
  if (newest <= known) return;
  const day = (millis: number) => new Date(millis).toISOString().slice(0, 10);
  throw new AppError(
    'CONFLICT',
    `Базу обновила более новая версия программы: её схема от ${day(newest)}, а эта версия знает схему до ${day(known)}. Запустите ту версию или восстановите копию базы`,
  );
}
