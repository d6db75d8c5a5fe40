import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killImports } from '../demo/kill-imports.ts';
import { builtCommands } from './built-commands.ts';
import { createTestDatabase } from './database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Thirteen imports in processes of their own: long on a busy machine, however quick alone. */
const LONG_MS = 300_000;

it('an importer killed at any moment leaves the old catalogue or the new one, never a mix', {
  timeout: LONG_MS,
}, async () => {
  const program = join(await builtCommands(), 'feed.js');
  const databaseUrl = database.url;
  const report = await killImports({ program, databaseUrl, offers: 2_000, kills: 5, seed: 20_261_121 });
  expect(report.outcomes).toHaveLength(5);
  expect(report.outcomes).not.toContain('mixed');
  expect(report).toMatchObject({ areMended: true, isQuiet: true });
});
