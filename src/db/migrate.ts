import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

const MIGRATIONS_LOCK = 7_301_010;

/** Brings the schema up to date; nodes that start together wait for one another under an advisory lock. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'genplan-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATIONS_LOCK]);
    await applyMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
  } finally {
    await client.end();
  }
}
