import { existsSync } from 'node:fs';
import { AppError } from '#domain/errors.ts';
import { PAGE_SERVER } from './build-output.ts';
import { parseEnv } from './env.ts';
import { fail } from './fail.ts';
import { main } from './main.ts';

/**
 * Starts what was built, as containers and service managers do: this process is the one that listens and that signals
 * reach. `npm start` builds first and brings the demo market along.
 */
async function serve(): Promise<void> {
  const env = parseEnv(process.env);
  if (env.role !== 'worker' && !existsSync(PAGE_SERVER)) {
    throw new AppError('INVALID', 'Страницы не собраны: соберите их командой npm run build');
  }
  process.env.NODE_ENV ??= 'production';
  await main({ env, isDev: false, demoFeeds: [] });
}

await serve().catch(fail);
