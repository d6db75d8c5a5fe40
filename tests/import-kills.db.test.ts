import { afterAll, beforeAll, expect, it } from 'vitest';
import { killImports } from '../demo/kill-imports.ts';
import { createTestDatabase } from './database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('an importer killed at any moment leaves the old catalogue or the new one, never a mix', async () => {
  const moments = [0.35, 0.6, 0.75, 0.9, 0.98];
  const report = await killImports({ databaseUrl: database.url, offers: 2_000, moments });
  expect(report.outcomes).not.toContain('mixed');
  expect(report.isQuiet).toBe(true);
});
