import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { type PostgresBinaries, postgresBinaries } from '../src/server/postgres/postgres-binaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for the whole run, its database migrated once as the template that suites clone: the newest promised,
 * for the project `db-oldest` the oldest.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-tests-'));
  const cluster = await openEmbeddedCluster({
    dataDir,
    role: 'server',
    ...(project.name === 'db-oldest' && { binaries: await oldestBinaries() }),
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  });
  await migrate(cluster.url);
  const admin = new Client({ connectionString: cluster.url.replace(/genplan$/, 'postgres') });
  await admin.connect();
  await admin.query('ALTER DATABASE genplan RENAME TO genplan_template');
  await admin.end();
  project.provide('postgresUrl', cluster.url.replace(/genplan$/, ''));
  return async () => {
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function oldestBinaries(): Promise<PostgresBinaries> {
  return postgresBinaries(createRequire(import.meta.url).resolve('postgres-16'));
}
