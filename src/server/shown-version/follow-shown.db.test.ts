import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { followShown, type ShownVersion } from './follow-shown.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let shown: ShownVersion;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`INSERT INTO countries VALUES (9001, 'Страна')`);
  shown = followShown({ databaseUrl: database.url, log: pino({ level: 'silent' }) });
  await vi.waitUntil(() => shown.current());
});
afterAll(async () => {
  await shown.stop();
  await database.drop();
});

it('knows of a commit as soon as whoever made it does', async () => {
  for (let round = 0; round < 50; round += 1) {
    const before = await shown.current();
    expect(await shown.current()).toBe(before);
    await database.pool.query(`UPDATE countries SET name = name`);
    expect(await shown.current()).not.toBe(before);
  }
});

it('knows nothing of what is not committed, not touched or not shown', async () => {
  const before = await shown.current();
  const writer = await database.pool.connect();
  await writer.query('BEGIN; UPDATE countries SET name = name');
  await database.pool.query('UPDATE countries SET name = name WHERE false');
  await database.pool.query(`INSERT INTO rate_limits SELECT * FROM rate_limits`);
  expect(await shown.current()).toBe(before);
  await writer.query('ROLLBACK');
  writer.release();
  expect(await shown.current()).toBe(before);
});

it('knows another version when its connection was lost in between', async () => {
  const before = await shown.current();
  const lost = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'genplan-shown' AND datname = current_database()`;
  await database.pool.query(lost);
  const isAnother = async () => ![before, null].includes(await shown.current());
  await vi.waitUntil(isAnother, { timeout: 20_000 });
});
