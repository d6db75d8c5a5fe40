import { defineConfig } from 'vitest/config';

/** Three suites: pure (`unit`), PostgreSQL (`db`), browser (`e2e`). scripts/test.ts runs them in this order. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // A slow machine is no failure: limits only end what hangs.
          testTimeout: 60_000,
          setupFiles: ['tests/fixed-seed.ts'],
          include: ['{src,clients,tests,demo,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', 'node_modules/**'],
        },
      },
      {
        test: {
          name: 'db',
          setupFiles: ['tests/fixed-seed.ts'],
          include: ['{src,clients,tests,demo,scripts}/**/*.db.test.ts'],
          globalSetup: ['tests/database-server.ts'],
          hookTimeout: 180_000,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/product.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: 20_000 } },
          // On a loaded CI machine a browser gets a second try; here a failure is seen at once.
          retry: process.env.CI ? 1 : 0,
          hookTimeout: 180_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
