import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WRITTEN } from '#db/queries/node/replication.ts';
import { createTestDatabase } from '#tests/database.ts';
import { followShown, type ShownFollower } from './follow-shown.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let shown: ShownFollower;

const version = async () => (await shown.current())?.version ?? null;
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
    const before = await version();
    expect(await version()).toBe(before);
    await database.pool.query(`UPDATE countries SET name = name`);
    expect(await version()).not.toBe(before);
  }
});

it('knows nothing of what is not committed, not touched or not shown', async () => {
  const before = await version();
  const writer = await database.pool.connect();
  await writer.query('BEGIN; UPDATE countries SET name = name');
  await database.pool.query('UPDATE countries SET name = name WHERE false');
  await database.pool.query(`INSERT INTO rate_limits SELECT * FROM rate_limits`);
  expect(await version()).toBe(before);
  await writer.query('ROLLBACK');
  writer.release();
  expect(await version()).toBe(before);
});

it('knows another version when its connection was lost in between', async () => {
  const before = await version();
  const lost = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'genplan-shown' AND datname = current_database()`;
  await database.pool.query(lost);
  const isAnother = async () => ![before, null].includes(await version());
  await vi.waitUntil(isAnother, { timeout: 20_000 });
});

it('names a place in the log that lies behind what it knows of, and stays while nothing is news', async () => {
  const placeOf = async () => (await shown.current())!.position!;
  const writtenNow = async () => {
    const { rows } = await database.pool.query(WRITTEN);
    return BigInt(rows[0].position);
  };
  const before = await placeOf();
  await database.pool.query(`INSERT INTO rate_limits VALUES ('a', 1, 1)`);
  expect(await placeOf()).toBe(before);
  const writtenBefore = await writtenNow();
  await database.pool.query(`UPDATE countries SET name = name`);
  const writtenAfter = await writtenNow();
  await shown.current();
  const after = await placeOf();
  expect(after).toBeGreaterThan(writtenBefore);
  expect(after).toBeGreaterThanOrEqual(writtenAfter);
});
