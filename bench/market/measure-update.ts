import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/client.ts';
import type { SnapshotHolder } from '../../src/search/snapshot.ts';
import { createLogger } from '../../src/server/logger.ts';
import { followCatalogue } from '../../src/server/search-index/follow-catalogue.ts';

const CHANGED_FLATS = 5_000;
const ROUNDS = 5;

/**
 * Changes the prices of so many flats of the largest region and waits until searches of a following node find them:
 * how long that takes after the commit, how long the node's event loop ever stood meanwhile, and the processor time of
 * the main thread, which no pause of its own making exceeds, and of all the others, which read and build.
 */
export async function measureUpdate(database: Database, databaseUrl: string): Promise<void> {
  const holder: SnapshotHolder = { current: null };
  const follower = followCatalogue(holder, { databaseUrl, log: createLogger({ level: 'silent' }) });
  try {
    const startedAt = performance.now();
    await changeOf(holder, null);
    console.log(`\nузел построил индекс в рабочем потоке за ${seconds(startedAt)} с`);
    for (let round = 1; round <= ROUNDS; round++) {
      await delay(3_000);
      const before = holder.current;
      const { rowCount } = await database.db.execute(sql`
        UPDATE flats SET price = price + ${round} WHERE id IN (
          SELECT flats.id FROM flats JOIN complexes ON complexes.id = flats.complex_id
          WHERE complexes.region_id = 1 AND price IS NOT NULL ORDER BY flats.id LIMIT ${CHANGED_FLATS})`);
      const committedAt = performance.now();
      const loop = monitorEventLoopDelay({ resolution: 1 });
      loop.enable();
      const [mainBefore, allBefore] = [process.threadCpuUsage(), process.cpuUsage()];
      await changeOf(holder, before);
      loop.disable();
      const main = milliseconds(process.threadCpuUsage(mainBefore));
      const others = milliseconds(process.cpuUsage(allBefore)) - main;
      console.log(
        `${rowCount} измененных квартир видны через ${Math.round(performance.now() - committedAt)} мс; ` +
          `цикл событий стоял не дольше ${(loop.max / 1e6).toFixed(1)} мс, ` +
          `процессор: главный поток ${main.toFixed(1)} мс, остальные ${others.toFixed(0)} мс`,
      );
    }
  } finally {
    await follower.stop();
  }
}

async function changeOf(holder: SnapshotHolder, before: SnapshotHolder['current']): Promise<void> {
  while (holder.current === before || holder.current === null) await delay(1);
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e3;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
