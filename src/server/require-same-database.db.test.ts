import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { createTestDatabase } from '#tests/database.ts';
import { requireSameDatabase } from './require-same-database.ts';

let one: Awaited<ReturnType<typeof createTestDatabase>>;
let other: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([one.drop(), other.drop()]));

it('knows a database by another way to it, as any role, and refuses one beside it', async () => {
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  await one.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'any'`);
  const way = new URL(one.url);
  way.username = role;
  way.password = 'any';
  const again = openDatabase(way.href, 'answer');
  try {
    await requireSameDatabase('DATABASE_DIRECT_URL', one, again);
    await expect(requireSameDatabase('DATABASE_DIRECT_URL', other, again)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^DATABASE_DIRECT_URL и DATABASE_URL ведут в разные базы/),
    });
  } finally {
    await again.close();
    await one.pool.query(`DROP ROLE ${role}`);
  }
});
