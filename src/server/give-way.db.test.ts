import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client.ts';
import { createTestDatabase } from '#tests/database.ts';
import { letPostgresGiveWay } from './give-way.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const others: Database[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(others.map((other) => other.close()));
  await database.drop();
});

function openOther(): Pool {
  const other = openDatabase(database.url, 'work');
  others.push(other);
  return other.pool;
}

async function backendOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query('SELECT pg_backend_pid() AS pid');
  return rows[0].pid;
}

async function priorityOf(pool: Pool): Promise<number> {
  return getPriority(await backendOf(pool));
}

/** Empty where the kernel does not group programs by session. */
function sessionGroupOf(process: number | 'self'): Promise<string> {
  return readFile(`/proc/${process}/autogroup`, 'utf8').catch(() => '');
}

it('lets a PostgreSQL of ours give way in what it does for a pool, and in nothing else', async () => {
  const behind = openOther();
  const usual = await priorityOf(behind);
  letPostgresGiveWay(behind, { databaseUrl: null });
  expect(await priorityOf(behind)).toBe(19);
  expect(await priorityOf(database.pool)).toBe(usual);
});

it.runIf((await sessionGroupOf('self')).includes('nice'))(
  'lets it give way among sessions too, where a kernel groups by them',
  async () => {
    const behind = openOther();
    letPostgresGiveWay(behind, { databaseUrl: null });
    const groupOf = async (pool: Pool) => sessionGroupOf(await backendOf(pool));
    // A kernel takes ten such wishes a second of those who are not its masters.
    await expect.poll(() => groupOf(behind)).toContain('nice 19');
    expect(await groupOf(database.pool)).toContain('nice 0');
  },
);

it('leaves a PostgreSQL of others alone, whose numbers mean nothing here', async () => {
  const usual = await priorityOf(database.pool);
  const behind = openOther();
  letPostgresGiveWay(behind, { databaseUrl: 'postgres://elsewhere/genplan' });
  expect(await priorityOf(behind)).toBe(usual);
});
