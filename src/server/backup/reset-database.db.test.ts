import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { users } from '#db/schema/index.ts';
import { seedDemoUsers } from '#db/seed/demo-users.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import { createTestDatabase } from '#tests/database.ts';
import { requireNoServer } from './require-no-server.ts';
import { resetDatabase } from './reset-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'genplan-reset-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

it('leaves empty tables and ids from one', async () => {
  const now = new Date('2026-11-20T09:00:00Z');
  await seedDemoUsers(database.db, now);
  await resetDatabase(database.url, diskStore({ directory, now: () => now }));
  await seedDemoUsers(database.db, now);
  const ids = (await database.db.select({ id: users.id }).from(users)).map(({ id }) => id);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('tells a database that a server uses', async () => {
  await requireNoServer(database.url);
  const server = openDatabase(database.url, 'answer');
  await server.pool.query('SELECT 1');
  await expect(requireNoServer(database.url)).rejects.toMatchObject({ code: 'CONFLICT' });
  await server.close();
});
