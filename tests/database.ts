import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/client.ts';

/** A fresh migrated database of a suite's own; call `drop` in `afterAll`. */
export async function createTestDatabase(): Promise<Database & { url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, `CREATE DATABASE ${name} TEMPLATE genplan_template STRATEGY FILE_COPY`);
  const database = openDatabase(`${server}${name}`, 'work');
  return {
    ...database,
    url: `${server}${name}`,
    async drop() {
      await database.close();
      await asAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
