import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run, its database migrated once as the template that suites clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-tests-'));
  const cluster = await openEmbeddedCluster({
    dataDir,
    role: 'server',
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
