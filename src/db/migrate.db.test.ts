import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { migrate, OLDEST_READER, requirePostgres } from './migrate.ts';

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

const OF_TOMORROW = 4_102_444_800_000;
/** A database as a newer program leaves it, on which programs work that know the schema of `knows`. */
async function databaseOfTomorrow(knows: number | null) {
  const database = await createTestDatabase();
  await database.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', $1)",
    [OF_TOMORROW],
  );
  if (knows === null) await database.pool.query('DROP TABLE drizzle.oldest_reader');
  else await database.pool.query('UPDATE drizzle.oldest_reader SET knows = $1', [knows]);
  return database;
}

it('works on the schema of a newer program that only added, and changes nothing in it', async () => {
  const { entries } = JSON.parse(readFileSync('src/db/migrations/meta/_journal.json', 'utf8'));
  const known = entries.at(-1).when;
  const database = await databaseOfTomorrow(known);
  await expect(migrate(database.url)).resolves.toBeUndefined();
  const { rows } = await database.pool.query(
    'SELECT knows, (SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS newest FROM drizzle.oldest_reader',
  );
  expect(rows).toEqual([{ knows: `${known}`, newest: `${OF_TOMORROW}` }]);
  await database.drop();
});

it('migrations after the oldest reader take nothing away from the release before', () => {
  const files = readdirSync('src/db/migrations').filter((name) => name.endsWith('.sql'));
  const takesAway =
    /\bDROP (?:TABLE|COLUMN|TYPE|SCHEMA|FUNCTION)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|\bADD COLUMN (?![^;]*\bDEFAULT\b)[^;]*\bNOT NULL\b/i;
  const guilty = files.filter(
    (name) =>
      name > `${OLDEST_READER}.sql` && takesAway.test(readFileSync(`src/db/migrations/${name}`, 'utf8')),
  );
  // The remedy is another migration, or OLDEST_READER raised and words about it in CHANGELOG.
  expect(guilty).toEqual([]);
  expect(takesAway.test(readFileSync('src/db/migrations/0025_rename-loggia.sql', 'utf8'))).toBe(true);
});

it.each([
  ['that takes away what this one uses', OF_TOMORROW],
  ['that says nothing', null],
])('refuses a schema of a newer program %s, and leaves it as it is', async (_, knows) => {
  const database = await databaseOfTomorrow(knows);
  await expect(migrate(database.url)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('более новая версия программы: её схема от 2100-01-01'),
  });
  await database.drop();
});
