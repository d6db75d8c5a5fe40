import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { DEMO_FEEDS } from '../../demo/feeds.ts';
import type { Product } from './product.ts';
import { seedInstallation } from './seed-installation.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('of nodes that start together on an empty base one brings the demo catalogue', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const product = {
    env: { appEnv: 'testing', demoCatalogue: 'small' },
    work: database,
    databaseUrl: database.url,
    workContext: () => testContext(database.db),
  } as unknown as Product;
  await Promise.all([1, 2, 3].map(() => seedInstallation(product, DEMO_FEEDS)));
  const { rows } = await database.pool.query('SELECT status FROM feed_runs');
  expect(rows).toEqual([{ status: 'applied' }]);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
