import { parseEnv } from '../src/server/env.ts';
import { fail } from '../src/server/fail.ts';
import { main } from '../src/server/main.ts';
import { DEMO_FEEDS } from './feeds.ts';

/** Starts what is built as `npm start` does: an installation that has nothing yet gets the demo market. */
async function start(): Promise<void> {
  process.env.NODE_ENV ??= 'production';
  const env = parseEnv(process.env);
  await main({
    env,
    isDev: false,
    demoFeeds: DEMO_FEEDS,
    async afterListen(...listening) {
      if (env.demoCatalogue !== 'full') return;
      const { loadWorldBeside } = await import('./load-world-beside.ts');
      await loadWorldBeside(...listening);
    },
  });
}

await start().catch(fail);
