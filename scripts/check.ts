import { parseArgs } from 'node:util';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { checksOfChanged, QUICK_CHECKS } from './checks.ts';
import { runStages } from './run-step.ts';

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.help) {
  console.log(
    byLanguage({
      ru: `npm run check — типы, линтер, формат, структура и модульные тесты; меньше минуты

npm run check -- --changed [КОММИТ]: формат, структура и тесты того, что изменилось с этого коммита (без него —
с последнего), и все типы; меньше десяти секунд.`,
      en: `npm run check — types, lint, format, structure and unit tests; under a minute

npm run check -- --changed [COMMIT]: format, structure and tests of what changed since that commit (without it, the
last one), and all types; under ten seconds.`,
    }),
  );
} else {
  await runStages([values.changed ? checksOfChanged(positionals[0] ?? 'HEAD') : QUICK_CHECKS]);
}
