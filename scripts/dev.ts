import { DEMO_FEEDS } from '../demo/feeds.ts';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { parseEnv } from '../src/server/env.ts';
import { fail } from '../src/server/fail.ts';

if (process.argv.includes('--help')) {
  console.log(
    byLanguage({
      ru: 'npm run dev — сервер разработки: страницы из исходников, правки видны сразу',
      en: 'npm run dev — the development server: pages from their sources, edits show at once',
    }),
  );
} else {
  process.env.NODE_ENV ??= 'development';
  await import('../src/server/main.ts')
    .then(({ main }) => main({ env: parseEnv(process.env), isDev: true, demoFeeds: DEMO_FEEDS }))
    .catch(fail);
}
