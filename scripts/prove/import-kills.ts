import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killImports } from '../../demo/kill-imports.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openEmbeddedCluster } from '../../src/server/postgres/embedded-cluster.ts';
import { type Proof, wholeOption } from './proof.ts';

const OFFERS = 50_000;
const KILLS = 50;

/** Its short form is tests/import-kills.db.test.ts. */
export const importKills: Proof = {
  ru: `убивает загрузку ${OFFERS} объявлений в случайные моменты (--kills ${KILLS}, --seed ЧИСЛО повторяет их)`,
  en: `kills the import of ${OFFERS} offers at random moments (--kills ${KILLS}, --seed NUMBER repeats them)`,
  options: { seed: { type: 'string' }, kills: { type: 'string' } },
  async run(options, say) {
    const seed = wholeOption(options, 'seed', randomInt(2 ** 31));
    const kills = wholeOption(options, 'kills', KILLS);
    say(`Моменты из числа ${seed}: повторить — npm run prove -- import-kills --seed ${seed}`);
    const dataDir = await mkdtemp(join(tmpdir(), 'genplan-prove-'));
    const cluster = await openEmbeddedCluster({ dataDir, role: 'server' });
    try {
      await migrate(cluster.url);
      const { outcomes, areMended, isQuiet } = await killImports({
        program: 'src/server/cli/feed.ts',
        databaseUrl: cluster.url,
        offers: OFFERS,
        kills,
        seed,
        say,
      });
      const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
      return {
        holds: count('mixed') === 0 && areMended && isQuiet,
        figure:
          `убито ${kills}: старых ${count('old')}, новых ${count('new')}, смешанных ${count('mixed')}; ` +
          `следующий прогон ${areMended ? 'всё исправляет' : 'исправляет не всё'}; ` +
          `повтор ${isQuiet ? 'ничего не меняет' : 'меняет'}`,
      };
    } finally {
      await cluster.leave();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
