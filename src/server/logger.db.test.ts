import { getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as schema from '#db/schema/index.ts';
import { errorWords } from '#domain/error-words.ts';
import { createTestDatabase } from '#tests/database.ts';
import { createLogger } from './logger.ts';

/** Personal data that must never reach a log. */
const MARK = 'Аннамария anna@mark.test';
const MARKED = /Аннамария|anna@mark\.test/;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    CREATE TABLE marked (
      name text UNIQUE CHECK (name <> 'nobody'),
      short varchar(3),
      age integer,
      owner integer REFERENCES users,
      must text NOT NULL DEFAULT ''
    );
    INSERT INTO marked (name) VALUES ('${MARK}')`);
});
afterAll(() => database.drop());

/** Collects all that the log and the table of errors keep of a failure. */
async function keptOf(work: Promise<unknown>): Promise<string> {
  const chunks: string[] = [];
  const log = createLogger({ level: 'info' }, { write: (chunk: string) => chunks.push(chunk) });
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return '';
  log.error({ err: error }, 'a call failed');
  return `${chunks.join('')}${errorWords(error)}`;
}

it.each<[string, SQL, string]>([
  ['a value that is taken', sql`INSERT INTO marked (name) VALUES (${MARK})`, '23505'],
  ['a check', sql`INSERT INTO marked (name, short) SELECT 'nobody', left(${MARK}, 3)`, '23514'],
  ['a missing value', sql`INSERT INTO marked (name, must) VALUES (${MARK} || '1', NULL)`, '23502'],
  ['an unknown reference', sql`INSERT INTO marked (name, owner) VALUES (${MARK} || '2', -7)`, '23503'],
  ['a text too long', sql`INSERT INTO marked (short) VALUES (${MARK})`, '22001'],
  ['no number', sql`SELECT ${MARK}::text::integer`, '22P02'],
  ['no date', sql`SELECT ${MARK}::text::date`, '22007'],
  ['no uuid', sql`SELECT ${MARK}::text::uuid`, '22P02'],
  ['no JSON', sql`SELECT ${`{"name": ${MARK}`}::text::json`, '22P02'],
  ['no expression', sql`SELECT 'a' ~ (${`${MARK}(`}::text)`, '2201B'],
  ['an unknown column', sql`SELECT nowhere FROM marked WHERE name = ${MARK}`, '42703'],
  ['words of a function', sql`SELECT set_config('work_mem', ${MARK}, true)`, '22023'],
])('the log knows of %s without the values of the statement', async (_, statement, code) => {
  const kept = await keptOf(database.db.execute(statement));
  expect(kept).toContain(code);
  expect(kept).not.toMatch(MARKED);
});

it('a statement that did not go through the query builder is told of in the same way', async () => {
  const kept = await keptOf(database.pool.query('INSERT INTO marked (name) VALUES ($1)', [MARK]));
  expect(kept).toContain('23505');
  expect(kept).not.toMatch(MARKED);
});

it.each(
  Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [[name, table] as const] : [])),
)('a row of %s that does not fit leaves nothing of itself in the log', async (_, table) => {
  const marked = Object.fromEntries(
    Object.keys(getTableColumns(table)).map((column) => [column, sql`${MARK}`]),
  );
  const kept = await keptOf(database.db.insert(table).values(marked as never));
  expect(kept).toContain('Failed query: insert into');
  expect(kept).not.toMatch(MARKED);
});
