import { defineConfig } from 'vite';
import { OF_DEVELOPMENT, WITH_FILES } from './packages-left-out.ts';
import { plainLetters } from './plain-letters.ts';
import { sourceAddresses } from './source-addresses.ts';

/** Commands and the two ways to start; modules that run in threads are found by the addresses that name them. */
export const PROGRAMS = {
  serve: 'src/server/serve.ts',
  start: 'demo/start.ts',
  admin: 'src/server/cli/admin.ts',
  db: 'src/server/cli/db.ts',
  feed: 'src/server/cli/feed.ts',
  health: 'src/server/cli/health.ts',
  leads: 'src/server/cli/leads.ts',
};

/**
 * The server as production runs it: a few files with the packages in them. Read one by one, two thousand modules cost
 * a start two seconds and 250 MB.
 */
export default defineConfig({
  plugins: [sourceAddresses(), plainLetters()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    rollupOptions: {
      input: PROGRAMS,
      // Beside each other, so that an address which leads out of one leads out of all.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Node holds the text of a program while it runs.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
  ssr: { noExternal: true, external: [...WITH_FILES, ...OF_DEVELOPMENT] },
});
