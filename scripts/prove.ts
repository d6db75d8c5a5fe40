import { parseArgs } from 'node:util';
import { AppError } from '../src/domain/errors.ts';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { fail } from '../src/server/fail.ts';
import { backup } from './prove/backup.ts';
import { databaseGone, databaseRestart } from './prove/database-lost.ts';
import { image } from './prove/image.ts';
import { importKills } from './prove/import-kills.ts';
import { load } from './prove/load.ts';
import { nodeKilled } from './prove/node-killed.ts';
import { otherBrowsers } from './prove/other-browsers.ts';
import { pgbouncer } from './prove/pgbouncer.ts';
import { ports } from './prove/ports.ts';
import { previousRelease } from './prove/previous-release.ts';
import type { Proof } from './prove/proof.ts';
import { replica } from './prove/replica.ts';
import { rollingRestart } from './prove/rolling-restart.ts';
import { soak } from './prove/soak.ts';
import { bucketGone, diskFull } from './prove/store-lost.ts';
import { supply } from './prove/supply.ts';

/** The lines of docs/reliability.md that a command prints. */
const PROOFS: Record<string, Proof> = {
  'rolling-restart': rollingRestart,
  'node-killed': nodeKilled,
  'database-restart': databaseRestart,
  'database-gone': databaseGone,
  'disk-full': diskFull,
  'bucket-gone': bucketGone,
  'import-kills': importKills,
  'previous-release': previousRelease,
  ports,
  load,
  soak,
  backup,
  pgbouncer,
  replica,
  image,
  supply,
  'other-browsers': otherBrowsers,
};

const WIDTH = Math.max(...Object.keys(PROOFS).map((name) => name.length)) + 2;
const list = (language: 'ru' | 'en') =>
  Object.entries(PROOFS)
    .map(([name, proof]) => `  ${name.padEnd(WIDTH)}${proof[language]}`)
    .join('\n');

const HELP = byLanguage({
  ru: `npm run prove -- ИМЯ — долгие доказательства, которым не место в npm test; их короткие формы там есть.

${list('ru')}

Последняя строка — итог для docs/reliability.md. Код выхода: 0 — обещание выполнено, 1 — нет.`,
  en: `npm run prove -- NAME — proofs too long for npm test, which has a short form of each.

${list('en')}

The last line is the figure for docs/reliability.md. Exit code: 0 the promise holds, 1 it does not.`,
});

await prove(process.argv.slice(2)).catch(fail);

async function prove([name, ...words]: string[]): Promise<void> {
  if (name === undefined || name === '--help') return console.log(HELP);
  const proof = PROOFS[name];
  if (proof === undefined) throw new AppError('INVALID', `Нет доказательства «${name}»\n\n${HELP}`);
  const { values } = parseArgs({ args: words, options: proof.options ?? {} });
  const { holds, figure } = await proof.run(values as Record<string, string | boolean>, console.log);
  console.log(`${name}: ${figure}${holds ? '' : ' — НЕ ВЫПОЛНЕНО'}`);
  process.exitCode = holds ? 0 : 1;
}
