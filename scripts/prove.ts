import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killImports } from '../demo/kill-imports.ts';
import { migrate } from '../src/db/migrate.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { fail } from './fail.ts';

const KILLS = 50;
const OFFERS = 50_000;

if (process.argv.includes('--help')) {
  console.log(`npm run prove — долгие доказательства, которым не место в npm test.

Сейчас: ${KILLS} раз убивает загрузку ${OFFERS} объявлений в разные моменты и проверяет, что каталог старый или новый.`);
} else {
  await prove().catch(fail);
}

async function prove(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-prove-'));
  const cluster = await openEmbeddedCluster({ dataDir, role: 'server' });
  try {
    await migrate(cluster.url);
    const moments = Array.from({ length: KILLS }, (_, index) => (index + 0.5) / KILLS);
    const report = await killImports({ databaseUrl: cluster.url, offers: OFFERS, moments, say: console.log });
    const mixed = report.outcomes.filter((outcome) => outcome === 'mixed').length;
    const counts = `старых ${report.outcomes.filter((one) => one === 'old').length}, новых ${report.outcomes.filter((one) => one === 'new').length}`;
    console.log(
      `Убито ${KILLS}: ${counts}, смешанных ${mixed}; повтор ${report.isQuiet ? 'ничего не меняет' : 'МЕНЯЕТ'}`,
    );
    process.exitCode = mixed === 0 && report.isQuiet ? 0 : 1;
  } finally {
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}
