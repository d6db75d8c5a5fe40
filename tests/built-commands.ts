import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { inject } from 'vitest';
import { staleParts } from '../scripts/build-product.ts';

/**
 * The folder of commands as an installation has them: run from its sources, each run would compile two thousand modules.
 * They are built where they are stale, by the first who asks; others wait for that.
 */
export async function builtCommands(): Promise<string> {
  const client = new Client({ connectionString: `${inject('postgresUrl')}postgres` });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('builtCommands'))`);
    if ((await staleParts(['server'])).length > 0) {
      await promisify(execFile)(process.execPath, ['scripts/build.ts', 'server']);
    }
  } finally {
    await client.end();
  }
  return resolve('dist/server');
}
