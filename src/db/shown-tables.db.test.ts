import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { NOT_SHOWN } from './shown-tables.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('every table tells of its changes or is known not to be shown', async () => {
  const { rows } = await database.pool.query<{ name: string; told: string[] }>(`
    SELECT tables.tablename AS name, array_agg(tgname ORDER BY tgname) FILTER (WHERE tgname LIKE 'shown_%') AS told
    FROM pg_tables AS tables LEFT JOIN pg_trigger ON tgrelid = format('public.%I', tables.tablename)::regclass
    WHERE schemaname = 'public' GROUP BY 1`);
  const silent = rows.filter(({ told }) => told === null).map(({ name }) => name);
  expect(silent.sort()).toEqual([...NOT_SHOWN]);
  const telling = rows.filter(({ told }) => told !== null);
  for (const { name, told } of telling) expect(told, name).toBe('{shown_delete,shown_insert,shown_update}');
});
