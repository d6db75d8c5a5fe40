import { DEMO_FEEDS } from '../demo/feeds.ts';
import { loadWorldBeside } from '../demo/load-world-beside.ts';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { parseEnv } from '../src/server/env.ts';
import { fail } from '../src/server/fail.ts';

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

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  await start().catch(fail);
}

async function start(): Promise<void> {
  // Before the build: a wrong variable should not cost a minute.
  const env = parseEnv(process.env);
  process.env.NODE_ENV ??= 'production';
  // A worker shows no pages.
  if (env.role !== 'worker') {
    const { buildWhenStale } = await import('./build-product.ts');
    if (await buildWhenStale()) console.log('Собрано');
  }
  const { main } = await import('../src/server/main.ts');
  await main({ env, isDev: false, demoFeeds: DEMO_FEEDS, afterListen: loadWorldBeside });
}
