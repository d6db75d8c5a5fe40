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
  await database.pool.query(`WITH client AS (INSERT INTO companies (name, type, created_at)
      VALUES ('Клиент', 'DEVELOPER', now()) RETURNING id)
    INSERT INTO feeds (name, client_company_id, source, created_at) SELECT 'Фид', id, 'a.example', now() FROM client`);
  shown = followShown({ databaseUrl: database.url, tellsPosition: false, log: pino({ level: 'silent' }) });
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

const PICTURE = `INSERT INTO media (type, source_url) VALUES ('IMAGE', $1) RETURNING id`;

const RUN = `INSERT INTO feed_runs (feed_id, source, status, started_at)
  SELECT id, 'a.example', 'running', now() FROM feeds`;

it.each([
  ['the last use of a key', `UPDATE api_keys SET last_used_at = now()`],
  [
    'a feed that has not been read yet',
    `INSERT INTO feeds (name, client_company_id, source, created_at)
    SELECT 'Второй', client_company_id, 'b.example', now() FROM feeds`,
  ],
  ['a run that a timetable asks for', `UPDATE feeds SET queued_at = now(), next_run_at = now()`],
  [
    'the state of a file',
    `UPDATE feeds SET etag = 'a', last_modified = 'b', file_read_at = now(), queued_at = NULL`,
  ],
  ['a run that begins', RUN],
  ['a run that found nothing new', `UPDATE feed_runs SET status = 'unchanged', finished_at = now()`],
  ['a run that failed', `UPDATE feed_runs SET status = 'failed', message = 'нет связи'`],
  ['a try of a picture that failed', `UPDATE media SET tried_at = now(), failure = 'timeout'`],
])('is not told of what nobody sees: %s', async (_, write) => {
  await database.pool.query(`INSERT INTO api_keys (key_sha256, key_ending, service, description, created_at)
    VALUES (sha256(random()::text::bytea), 'abcd', 'IPO_CALC', 'Ключ', now())`);
  await database.pool.query(PICTURE, [`https://a.example/${Math.random()}`]);
  const before = await version();
  const { rowCount } = await database.pool.query(write);
  expect(rowCount).toBeGreaterThan(0);
  expect(await version()).toBe(before);
});

it.each([
  `UPDATE api_keys SET description = description || '!', last_used_at = now()`,
  `UPDATE media SET photo_type = 'YARD', failure = NULL`,
  `UPDATE feeds SET confirmed_at = now(), removed_at = now()`,
  `UPDATE feed_runs SET status = 'applied'`,
])('is told at once of what somebody edits: %s', async (write) => {
  const before = await version();
  await database.pool.query(write);
  expect(await version()).not.toBe(before);
});

it.each([
  ['our copies of pictures', `UPDATE media SET stored_key = 'public/' || id || '-' || random()`],
  ['a feed that was read', `UPDATE feeds SET confirmed_at = clock_timestamp(), etag = 'c'`],
])('knows of %s a while later, or with the next change that cannot wait', async (_, write) => {
  const before = await version();
  await database.pool.query(write);
  expect(await version()).toBe(before);
  await database.pool.query(`UPDATE countries SET name = name`);
  expect(await version()).not.toBe(before);

  const hasty = followShown({
    databaseUrl: database.url,
    tellsPosition: false,
    log: pino({ level: 'silent' }),
    patienceMs: 50,
  });
  await vi.waitUntil(() => hasty.current());
  const known = (await hasty.current())!.version;
  await database.pool.query(write);
  await expect.poll(async () => (await hasty.current())!.version).not.toBe(known);
  await hasty.stop();
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
  const placed = followShown({
    databaseUrl: database.url,
    tellsPosition: true,
    log: pino({ level: 'silent' }),
  });
  await vi.waitUntil(() => placed.current());
  const placeOf = async () => (await placed.current())!.position!;
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
  await placed.current();
  const after = await placeOf();
  expect(after).toBeGreaterThan(writtenBefore);
  expect(after).toBeGreaterThanOrEqual(writtenAfter);
  await placed.stop();
  expect((await shown.current())!.position).toBeNull();
});
