import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

const FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url));

const migrations = () => readMigrationFiles({ migrationsFolder: FOLDER });

/** How many migrations this program knows. */
export function countMigrations(): number {
  return migrations().length;
}

/** The schema after the first so many migrations, all by default: a hash over them. */
export function schemaVersion(count = countMigrations()): string {
  return versionOf(
    migrations()
      .slice(0, count)
      .map(({ hash }) => hash),
  );
}

/** The migrations that make a schema; undefined for one this program never had. */
export function migrationsOf(version: string): number | undefined {
  for (let count = countMigrations(); count >= 0; count -= 1) {
    if (schemaVersion(count) === version) return count;
  }
  return undefined;
}

/** The schema a database has, in the same terms. */
export async function schemaVersionOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS journal");
  if (rows[0].journal === null) return versionOf([]);
  const applied = await client.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at');
  return versionOf(applied.rows.map(({ hash }) => hash));
}

/** Throws away all that the database holds, within the caller's transaction. */
export async function dropSchema(client: ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS pgboss CASCADE;
    DROP SCHEMA IF EXISTS drizzle CASCADE;
    DROP SCHEMA IF EXISTS search CASCADE;
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public`);
}

/**
 * Applies the migrations from one count to another within the caller's transaction, and writes them down as the
 * migrator does, which has transactions of its own.
 */
export async function applyMigrations(client: ClientBase, from: number, to: number): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
      (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const { sql, hash, folderMillis } of migrations().slice(from, to)) {
    for (const statement of sql) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

function versionOf(hashes: string[]): string {
  return createHash('sha256').update(hashes.join('\n')).digest('hex');
}
