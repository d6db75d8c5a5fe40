import { readdirSync } from 'node:fs';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { fail } from '../src/server/fail.ts';

const names = readdirSync('bench')
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''));

const HELP = byLanguage({
  ru: `npm run bench -- ИМЯ [параметры] — замеры рядом со сверстником в одном прогоне; печатает отношения.

Есть: ${names.join(', ')}`,
  en: `npm run bench -- NAME [words] — measurements beside a peer in the same run; prints ratios.

There are: ${names.join(', ')}`,
});

const [name, ...words] = process.argv.slice(2);
if (name === undefined || name === '--help') {
  console.log(HELP);
  process.exitCode = name === undefined ? 2 : 0;
} else if (!names.includes(name)) {
  console.error(`Нет замера «${name}»\n\n${HELP}`);
  process.exitCode = 2;
} else {
  const { runBench } = (await import(`../bench/${name}.ts`)) as { runBench(words: string[]): Promise<void> };
  await runBench(words).catch(fail);
}
