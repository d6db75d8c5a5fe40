import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

it('lets a table go that others hold, so that nobody waits behind it for long, and comes again', async () => {
  const database = await createTestDatabase();
  const holder = await database.pool.connect();
  await holder.query('BEGIN; LOCK TABLE drizzle.__drizzle_migrations IN ACCESS EXCLUSIVE MODE');
  const migrated = migrate(database.url);
  const waitingSince = async () => {
    const { rows } = await database.pool.query<{ since: Date }>(
      `SELECT query_start AS since FROM pg_stat_activity
       WHERE application_name = 'genplan-migrate' AND wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return rows.map(({ since }) => since.getTime());
  };
  const waiting = { timeout: 20_000, interval: 50 };
  const [first] = await vi.waitUntil(async () => {
    const since = await waitingSince();
    return since.length > 0 && since;
  }, waiting);
  await vi.waitUntil(async () => (await waitingSince()).some((since) => since > first!), waiting);
  await holder.query('ROLLBACK');
  holder.release();
  await expect(migrated).resolves.toBeUndefined();
  await database.drop();
});
