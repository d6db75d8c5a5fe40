import { QUICK_STEPS } from './checks.ts';
import { runSteps } from './run-step.ts';

if (process.argv.includes('--help')) {
  console.log('npm run check — типы, линтер, формат, структура и модульные тесты; меньше минуты');
} else {
  await runSteps(QUICK_STEPS);
}
