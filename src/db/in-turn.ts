import { Client } from 'pg';

/**
 * Runs work while no other process runs work under the same number on this database; whoever comes meanwhile waits. The
 * lock has a connection of its own, past any pooler: the work may take all those of a pool.
 */
export async function inTurn<T>(url: string, lock: number, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'genplan-lock' });
  // Work that goes on without its lock is no worse than work that never had one.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end();
  }
}
