import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { holdsText } from './holds-text.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function isFound(text: string, ...columns: (string | null)[]): Promise<boolean> {
  const values = columns.map((column) => sql`${column}::text`);
  const { rows } = await database.db.execute(sql`SELECT ${holdsText(text, ...values)} AS found`);
  return rows[0]!.found as boolean;
}

it.each([
  ['гость 12', ['Гость 1204'], true],
  ['ЁЛКА', ['ель', 'ёлка'], true],
  ['ель ёлка', ['ель', null, 'ёлка'], true],
  ['гость', [null, 'Хозяин'], false],
  ['100%', ['100 рублей'], false],
  ['.', ['без точки'], false],
  ['(?i)a', ['a'], false],
  ['***=a', ['a'], false],
  ['\\d', ['7', 'c:\\DATA'], true],
])('%s among %j: %s', async (text, columns, found) => {
  expect(await isFound(text, ...columns)).toBe(found);
});

it('finds what is a part, letters of any case, and every sign stands for itself', async () => {
  const written = fc.string({ unit: fc.constantFrom(...'аАёЁzZ1 .*+?()[]{}|^$\\%_=:'), maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(written.filter(Boolean), written, async (text, column) => {
      expect(await isFound(text, column)).toBe(column.toLowerCase().includes(text.toLowerCase()));
    }),
    { numRuns: 300 },
  );
});
