import { defineConfig } from 'vitest/config';
import { DearestFirst } from './tests/dearest-first.ts';
import { scratchInMemory } from './tests/scratch-in-memory.ts';

scratchInMemory();

const WITH_POSTGRES = ['{src,clients,tests,demo,scripts}/**/*.db.test.ts'];
/** Migrations, imports and the questions of searches and pages, the queue: the SQL that a version may lack. */
const SMOKE = [
  'src/db/migrate.db.test.ts',
  'src/services/catalog/*.db.test.ts',
  'src/server/jobs/jobs.db.test.ts',
];

/** Vitest would leave one processor idle, half of a small machine. */
const EVERY_PROCESSOR = '100%';

const postgres = {
  maxWorkers: EVERY_PROCESSOR,
  // Loading the product anew for each file was a third of the time.
  isolate: false,
  // Some tests stand beside each other: the start of one would make the mocks of another forget what they heard.
  clearMocks: false,
  setupFiles: ['tests/fixed-seed.ts'],
  globalSetup: ['tests/database-server.ts'],
  hookTimeout: 180_000,
  testTimeout: 180_000,
};

/**
 * Suites: pure (`unit`), PostgreSQL (`db`, and a part of it on the oldest promised version, `db-oldest`), browser
 * (`e2e`). scripts/test.ts runs them in this order, the oldest version beside the newest.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: DearestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: EVERY_PROCESSOR,
          // Pure code keeps nothing from one file to the next, and loading it anew for each is most of the time.
          isolate: false,
          // A slow machine is no failure: limits only end what hangs.
          testTimeout: 60_000,
          setupFiles: ['tests/fixed-seed.ts'],
          include: ['{src,clients,tests,demo,scripts,build}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', 'node_modules/**'],
        },
      },
      { test: { ...postgres, name: 'db', include: WITH_POSTGRES } },
      {
        test: {
          ...postgres,
          name: 'db-oldest',
          include: process.env.WHOLE_DB_OLDEST ? WITH_POSTGRES : SMOKE,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/product.ts'],
          // Files of a worker share its browser and what is loaded, as they share its product.
          isolate: false,
          setupFiles: ['e2e/after-each-test.ts'],
          // Each worker has a product of its own: files that stand beside each other see only what they did. A third one
          // works while nodes that are killed come back and jobs wait for their turn.
          maxWorkers: 3,
          // A slow machine is no failure: limits only end what hangs.
          expect: { poll: { timeout: 120_000 } },
          hookTimeout: 600_000,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
