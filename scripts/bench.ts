import { readdirSync } from 'node:fs';
import { fail } from './fail.ts';

const names = readdirSync('bench')
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''));

const HELP = `npm run bench -- ИМЯ [параметры] — замеры рядом со сверстником в одном прогоне; печатает отношения.

Есть: ${names.join(', ')}`;

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
