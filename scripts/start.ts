import { DEMO_FEEDS } from '../demo/feeds.ts';
import { loadWorldBeside } from '../demo/load-world-beside.ts';
import { parseEnv } from '../src/server/env.ts';
import { fail } from './fail.ts';

const HELP = `npm start — запускает «Генплан».

Собирает то, что ещё не собрано, поднимает встроенный PostgreSQL в DATA_DIR (если нет DATABASE_URL),
обновляет схему, при пустой базе загружает демо-рынок (уже отвечая на запросы) и последней строкой печатает адрес.
Переменные окружения: docs/configuration.md.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  await start().catch(fail);
}

async function start(): Promise<void> {
  // Before the build: a wrong variable should not cost a minute.
  const env = parseEnv(process.env);
  process.env.NODE_ENV ??= 'production';
  const { buildWhenStale } = await import('./build-product.ts');
  if (await buildWhenStale()) console.log('Собрано');
  const { main } = await import('../src/server/main.ts');
  await main({ env, isDev: false, demoFeeds: DEMO_FEEDS, afterListen: loadWorldBeside });
}
