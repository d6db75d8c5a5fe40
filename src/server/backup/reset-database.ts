import { Client } from 'pg';
import { migrate } from '#db/migrate.ts';
import type { BlobStore } from '#integrations/storage/port.ts';

/** Throws away all data and files and makes the empty tables anew. */
export async function resetDatabase(url: string, storage: BlobStore): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'genplan-command' });
  await client.connect();
  try {
    await client.query(`BEGIN;
      DROP SCHEMA IF EXISTS pgboss CASCADE;
      DROP SCHEMA IF EXISTS drizzle CASCADE;
      DROP SCHEMA IF EXISTS search CASCADE;
      DROP SCHEMA public CASCADE;
      CREATE SCHEMA public;
      COMMIT`);
  } finally {
    await client.end();
  }
  await migrate(url);
  for await (const key of storage.keys()) await storage.del(key);
}
