import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { PGBOUNCER, startPgbouncer } from '#tests/start-pgbouncer.ts';
import { type Database, inTransaction, openDatabase, requirePooled } from './client.ts';
import { migrate } from './migrate.ts';
import { prepared } from './prepared.ts';
import { users } from './schema/user.ts';

const question = prepared((db) => db.select({ id: users.id }).from(users).prepare('asked_through_a_pooler'));

describe.skipIf(PGBOUNCER === undefined)('PgBouncer in transaction mode', () => {
  let direct: Awaited<ReturnType<typeof createTestDatabase>>;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let pooled: Database;
  beforeAll(async () => {
    direct = await createTestDatabase();
    pooler = await startPgbouncer(direct.url);
    pooled = openDatabase(pooler.url, 'answer', { isPooled: true });
  });
  afterAll(async () => {
    await pooled.close();
    await pooler.stop();
    await direct.drop();
  });

  it('answers the questions of pages, many at once over few connections', async () => {
    await requirePooled(pooled);
    const rounds = Array.from({ length: 60 }, () => question(pooled.db).execute());
    expect(await Promise.all(rounds)).toEqual(rounds.map(() => []));
    const seen = await Promise.all(
      Array.from({ length: 10 }, () =>
        inTransaction(pooled.db, async (tx) => {
          await tx.execute(sql`SELECT pg_advisory_xact_lock(1)`);
          const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
          return (await tx.execute(sql`SELECT pg_backend_pid() AS pid`)).rows[0]!.pid === rows[0]!.pid;
        }),
      ),
    );
    expect(new Set(seen)).toEqual(new Set([true]));
  });

  it('is refused where connections must be kept', async () => {
    await expect(migrate(pooler.url)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('DATABASE_DIRECT_URL'),
    });
  });

  it('is refused when it keeps no limits of time', async () => {
    const careless = await startPgbouncer(direct.url, 'SELECT 1');
    const database = openDatabase(careless.url, 'answer', { isPooled: true });
    await expect(requirePooled(database)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('statement_timeout'),
    });
    await database.close();
    await careless.stop();
  });
});

describe('a connection that breaks', () => {
  it('between two statements of a transaction fails the next one, and ends no process', async () => {
    const { url, drop } = await createTestDatabase();
    const database = openDatabase(url, 'answer');
    const work = inTransaction(database.db, async (tx) => {
      const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
      const pid = Number(rows[0]!.pid);
      await database.db.execute(sql`SELECT pg_terminate_backend(${pid}, 5000)`);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(work).rejects.toThrow();
    await expect(database.db.execute(sql`SELECT 1`)).resolves.toBeDefined();
    await database.close();
    await drop();
  });
});

it('a pool that is closed does not wait longer than told for a connection at work', async () => {
  const { url, drop } = await createTestDatabase();
  const { pool, close } = openDatabase(url, 'work');
  const busy = await pool.connect();
  await close(10);
  busy.release();
  await drop();
});
