import { QUICK_STEPS } from './checks.ts';
import { findChromium } from './find-chromium.ts';
import { runSteps, suite } from './run-step.ts';

if (process.argv.includes('--help')) {
  console.log(`npm test — всё, что доказывает продукт: быстрые проверки, тесты с PostgreSQL, тесты в браузере.

Базу, сервер и браузер поднимает сам на свободных портах. Chromium: CHROMIUM_PATH, системный,
от Playwright, иначе будет установлен. Последняя строка — «N passed, N failed».`);
} else {
  process.env.CHROMIUM_PATH = await findChromium(console.log);
  await runSteps([...QUICK_STEPS, suite('PostgreSQL', 'db'), suite('Браузер', 'e2e')]);
}
