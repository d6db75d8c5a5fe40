import { Client } from 'pg';
import { migrate } from '#db/migrate.ts';
import type { BlobStore } from '#integrations/storage/port.ts';
import { dropSchema } from './schema-version.ts';

/** Throws away all data and files and makes the empty tables anew. */
export async function resetDatabase(url: string, storage: BlobStore): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'genplan-command' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await dropSchema(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  await migrate(url);
  for await (const key of storage.keys()) await storage.del(key);
}
