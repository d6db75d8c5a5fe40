import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { type PartName, staleParts } from './build-product.ts';

const HELP = byLanguage({
  ru: `npm start — запускает «Генплан».

Собирает то, что ещё не собрано, поднимает встроенный PostgreSQL в DATA_DIR (если нет DATABASE_URL),
обновляет схему, при пустой базе загружает демо-рынок (уже отвечая на запросы) и последней строкой печатает адрес.
Переменные окружения: docs/configuration.md.`,
  en: `npm start — starts «Генплан».

Builds whatever is not built, starts the embedded PostgreSQL in DATA_DIR (unless DATABASE_URL is set), brings the schema
up to date, loads the demo market into an empty database (while it already serves) and prints its address as the last line.
Variables of the environment: docs/configuration.md.`,
});

/** The name is no literal, for what is built need not be there when types are checked. */
const START = new URL('../dist/server/start.js', import.meta.url).href;

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  const stale = await staleParts();
  if (stale.length > 0 && (await build(stale))) startAnew();
  await import(START);
}

/**
 * Becomes a start that has nothing to build: this one has read sources, and what Node takes types out with, which the
 * server would hold for ever.
 */
function startAnew(): void {
  flushCompileCache();
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
}

/** Builds what this node needs of what is stale; answers whether there was any. */
async function build(stale: PartName[]): Promise<boolean> {
  const [{ parseEnv }, { fail }] = await Promise.all([
    import('../src/server/env.ts'),
    import('../src/server/fail.ts'),
  ]);
  try {
    // Before the build: a wrong variable should not cost a minute.
    const { role } = parseEnv(process.env);
    // A worker shows no pages.
    const needed = stale.filter((part) => part === 'server' || role !== 'worker');
    if (needed.length > 0) {
      await buildApart(needed);
      console.log('Собрано');
    }
    return needed.length > 0;
  } catch (error) {
    return fail(error);
  }
}

/** In a process of its own, so that the server has nothing of the bundler in its memory. */
async function buildApart(parts: PartName[]): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts', ...parts], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`scripts/build.ts ended with ${code}`);
}
