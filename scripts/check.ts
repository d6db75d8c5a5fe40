import { parseArgs } from 'node:util';
import { changedSteps, QUICK_STEPS } from './checks.ts';
import { runSteps } from './run-step.ts';

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.help) {
  console.log(`npm run check — типы, линтер, формат, структура и модульные тесты; меньше минуты

npm run check -- --changed [КОММИТ]: формат, структура и тесты того, что изменилось с этого коммита (без него —
с последнего), и все типы; меньше десяти секунд.`);
} else {
  await runSteps(values.changed ? changedSteps(positionals[0] ?? 'HEAD') : QUICK_STEPS);
}
