import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

const FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** The schema this program brings a database to: a hash over all its migrations. */
export function schemaVersion(): string {
  return versionOf(readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash }) => hash));
}

/** The schema a database has, in the same terms. */
export async function schemaVersionOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS journal");
  if (rows[0].journal === null) return versionOf([]);
  const applied = await client.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at');
  return versionOf(applied.rows.map(({ hash }) => hash));
}

function versionOf(hashes: string[]): string {
  return createHash('sha256').update(hashes.join('\n')).digest('hex');
}
