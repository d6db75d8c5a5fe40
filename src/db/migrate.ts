import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

const MIGRATIONS_LOCK = 7_301_010;
/** All who come after a change of a table wait behind it for the lock it waits for. */
const LOCK_WITHIN_MS = 3_000;
const TRIES = 20;
const LOCK_NOT_GIVEN = '55P03';

/**
 * Brings the schema up to date; nodes that start together wait for one another under an advisory lock. A table that
 * others hold is let go and asked for again, so that nodes which serve meanwhile are not stopped.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'genplan-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATIONS_LOCK]);
    await client.query(`SET statement_timeout = 0; SET lock_timeout = ${LOCK_WITHIN_MS}`);
    for (let left = TRIES; !(await isApplied(client, left > 1)); left -= 1);
  } finally {
    await client.end();
  }
}

/** All migrations are one transaction: one that could not get a lock has changed nothing. */
async function isApplied(client: Client, mayRepeat: boolean): Promise<boolean> {
  const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
  try {
    await applyMigrations(drizzle(client), { migrationsFolder });
    return true;
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if (!mayRepeat || (cause?.code ?? code) !== LOCK_NOT_GIVEN) throw error;
    return false;
  }
}
