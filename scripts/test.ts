import { byLanguage } from '../src/server/cli/by-language.ts';
import { QUICK_CHECKS_AND_BUILD } from './checks.ts';
import { findChromium } from './find-chromium.ts';
import { runStages, type Step, suite } from './run-step.ts';

/** Its download and its unpacking take as long as a third of the checks beside it. */
const CHROMIUM: Step = {
  name: 'Chromium',
  async run() {
    try {
      process.env.CHROMIUM_PATH = await findChromium(() => {});
      return { passed: 1, failed: 0, skipped: 0 };
    } catch (error) {
      return { passed: 0, failed: 1, skipped: 0, said: String(error) };
    }
  },
};

if (process.argv.includes('--help')) {
  console.log(
    byLanguage({
      ru: `npm test — всё, что доказывает продукт: быстрые проверки, тесты с PostgreSQL, тесты в браузере.

Базу, сервер и браузер поднимает сам на свободных портах. Chromium: CHROMIUM_PATH, без окон (системный,
от Playwright, на Debian у root ставится сам), обычный, иначе будет установлен.
Последняя строка — «N passed, N failed».`,
      en: `npm test — all that proves the product: quick checks, tests with PostgreSQL, tests in a browser.

Starts the database, the server and the browser itself, on free ports. Chromium: CHROMIUM_PATH, a headless
shell (the system's, Playwright's, on Debian installed for root), a whole one, or else it is installed.
The last line is «N passed, N failed».`,
    }),
  );
} else {
  await runStages([
    [...QUICK_CHECKS_AND_BUILD, [CHROMIUM]],
    // Both start a PostgreSQL, and tests wait for theirs: what one leaves of the processors the other takes.
    [[suite('Старейший PostgreSQL', 'db-oldest')], [suite('PostgreSQL', 'db'), suite('Браузер', 'e2e')]],
  ]);
}
