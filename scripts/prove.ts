import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killImports } from '../demo/kill-imports.ts';
import { migrate } from '../src/db/migrate.ts';
import { AppError } from '../src/domain/errors.ts';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { fail } from './fail.ts';

const KILLS = '50';
const OFFERS = 50_000;

const HELP = byLanguage({
  ru: `npm run prove [-- --seed ЧИСЛО --kills ЧИСЛО] — долгие доказательства, которым не место в npm test.

Сейчас: ${KILLS} раз убивает загрузку ${OFFERS} объявлений в случайные моменты и проверяет, что каталог старый или новый
и что следующая загрузка всё исправляет. Моменты следуют из числа --seed; без него оно новое в каждом прогоне.
--kills задаёт другое число убийств.`,
  en: `npm run prove [-- --seed NUMBER --kills NUMBER] — proofs too long for npm test.

Today: kills the import of ${OFFERS} offers at ${KILLS} random moments and holds that the catalogue is the old or the new
one and that the next import mends everything. The moments follow from --seed; without it each run has new ones.
--kills sets another number of kills.`,
});

await prove(process.argv.slice(2)).catch(fail);

async function prove(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      seed: { type: 'string' },
      kills: { type: 'string', default: KILLS },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(HELP);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : readWhole('--seed', values.seed);
  const kills = readWhole('--kills', values.kills);
  console.log(`Моменты из числа ${seed}: повторить — npm run prove -- --seed ${seed}`);

  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-prove-'));
  const cluster = await openEmbeddedCluster({ dataDir, role: 'server' });
  try {
    await migrate(cluster.url);
    const { outcomes, areMended, isQuiet } = await killImports({
      databaseUrl: cluster.url,
      offers: OFFERS,
      kills,
      seed,
      say: console.log,
    });
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    console.log(
      `Убито ${kills}: старых ${count('old')}, новых ${count('new')}, смешанных ${count('mixed')}; ` +
        `следующий прогон ${areMended ? 'всё исправляет' : 'ИСПРАВЛЯЕТ НЕ ВСЁ'}; ` +
        `повтор ${isQuiet ? 'ничего не меняет' : 'МЕНЯЕТ'}`,
    );
    process.exitCode = count('mixed') === 0 && areMended && isQuiet ? 0 : 1;
  } finally {
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function readWhole(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text))
    throw new AppError('INVALID', `${name}: ожидается целое число, получено «${text}»`);
  return Number(text);
}
