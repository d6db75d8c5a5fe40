import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { migrate, requirePostgres } from './migrate.ts';

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

it.each(['16.0', '16.14 (Debian 16.14-1.pgdg12+1)', '18.4', '19beta1'])(
  'PostgreSQL %s is taken',
  (version) => {
    expect(() => requirePostgres(version)).not.toThrow();
  },
);

it.each(['9.6.24', '15.18 (Debian 15.18-0+deb12u1)'])('PostgreSQL %s is refused by its number', (version) => {
  expect(() => requirePostgres(version)).toThrow(
    `В DATABASE_URL отвечает PostgreSQL ${version}, а нужен 16 или новее`,
  );
});

it('refuses a schema that a newer program made, and leaves it as it is', async () => {
  const database = await createTestDatabase();
  await database.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 4102444800000)",
  );
  await expect(migrate(database.url)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('более новая версия программы: её схема от 2100-01-01'),
  });
  await database.drop();
});
