import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { nodes } from '#db/schema/index.ts';
import { createTestDatabase } from '#tests/database.ts';
import { parseEnv } from './env.ts';
import { registerNode } from './register-node.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let shared: string;
let other: string;
beforeAll(async () => {
  database = await createTestDatabase();
  shared = await mkdtemp(join(tmpdir(), 'genplan-node-'));
  other = await mkdtemp(join(tmpdir(), 'genplan-node-'));
});
afterEach(() => database.db.delete(nodes));
afterAll(async () => {
  await database.drop();
  await Promise.all([shared, other].map((dir) => rm(dir, { recursive: true })));
});

/** The clock of these machines and PostgreSQL is one, `offMs` away from it. */
const register = (dataDir: string, offMs = 0, variables: Record<string, string> = {}) =>
  registerNode({
    env: parseEnv({ DATA_DIR: dataDir, ...variables }),
    db: database.db,
    now: () => new Date(Date.now() + offMs),
    state: () => ({ ports: [], memory: { index: null, pages: null, facts: 0 } }),
    onError: (error) => {
      throw error;
    },
  });

it('lets nodes of one disk in, at once too, and forgets who leaves', async () => {
  const running = await Promise.all([register(shared), register(shared), register(shared)]);
  expect(await database.db.$count(nodes)).toBe(3);
  for (const { leave } of running) await leave();
  expect(await database.db.$count(nodes)).toBe(0);
});

it('refuses a node whose files lie elsewhere, until the other has left or died', async () => {
  const first = await register(shared);
  await expect(register(other)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('хранит файлы в другом месте'),
  });
  expect(await database.db.$count(nodes)).toBe(1);
  await database.pool.query("UPDATE nodes SET seen_at = seen_at - interval '61 seconds'");
  const second = await register(other);
  await first.leave();
  await second.leave();
});

it('lets nodes of one bucket in, whatever their disks, and refuses one of another bucket or of a disk', async () => {
  const bucket = {
    STORAGE_PROVIDER: 's3',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    S3_KEY: 'k',
    S3_SECRET: 's',
  };
  const running = [await register(shared, 0, bucket), await register(other, 0, bucket)];
  for (const elsewhere of [{ ...bucket, S3_BUCKET: 'others' }, {}]) {
    await expect(register(shared, 0, elsewhere)).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  for (const { leave } of running) await leave();
});

it('lets a node that moves files off a disk work beside those that use it still', async () => {
  const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_KEY: 'k', S3_SECRET: 's' };
  const running = [
    await register(shared),
    await register(shared, 0, { ...bucket, STORAGE_PROVIDER: 's3-from-disk' }),
  ];
  for (const { leave } of running) await leave();
});

it.each([
  [31_000, 'спешат на 31 с'],
  [-45_000, 'отстают на 45 с'],
])('refuses a clock that is off by %i ms', async (offMs, words) => {
  await expect(register(shared, offMs)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(words),
  });
  expect(await database.db.$count(nodes)).toBe(0);
});

it('does not mind a clock that is a little off', async () => {
  const { leave } = await register(shared, 25_000);
  await leave();
});
