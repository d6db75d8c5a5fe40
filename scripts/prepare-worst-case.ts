import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadHardComplexes } from '../demo/hard-complexes.ts';
import { loadHardRecords } from '../demo/hard-records.ts';
import { WORST_CLIENT, writeWorstCaseFeed } from '../demo/worst-case.ts';
import type { ScreenIds } from '../e2e/screens.ts';
import { worsenFlats } from './worsen-flats.ts';

/** The exit code of an import. */
const WAITS_FOR_A_DECISION = 3;

/** Imports the hardest listings, then the same feed without one flat, so that a withdrawn page exists too. */
export async function prepareWorstCase(url: string, dataDir: string): Promise<ScreenIds> {
  const file = join(dataDir, 'worst-case.xml');
  for (const without of [[], ['w-2']]) {
    await writeWorstCaseFeed(file, without);
    importAndRelease(file, dataDir);
  }
  const cheap = await flats(url, 'price_asc');
  const palace = (await flats(url, 'price_desc'))[0]!;
  const longest = await flats(url, 'price_asc', { complexId: palace.complexId });
  const [moved, booked, sold, priceless] = longest.map(({ id }) => id);
  const tiny = cheap[0]!;
  const changed = {
    booked: booked!,
    sold: sold!,
    priceless: priceless!,
    moved: moved!,
    photographed: tiny.id,
  };
  return {
    ...changed,
    ...(await worsenFlats(dataDir, changed)),
    ...(await loadHardComplexes(dataDir)),
    ...(await loadHardRecords(dataDir)),
    single: tiny.complexId,
    flat: cheap[5]!.id,
    complex: cheap[5]!.complexId,
    worstFlat: palace.id,
    worstComplex: palace.complexId,
  };
}

/** A palace beside ordinary flats is held until a person says that its price is right. */
function importAndRelease(file: string, dataDir: string): void {
  const feed = (...words: string[]) =>
    spawnSync(process.execPath, ['src/server/cli/feed.ts', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  const imported = feed('import', file, '--client', WORST_CLIENT, '--json');
  if (imported.status === 0) return;
  if (imported.status !== WAITS_FOR_A_DECISION) throw new Error(imported.stdout + imported.stderr);
  const { run } = JSON.parse(imported.stdout) as { run: number };
  const [, held] = /на проверке (\d+): w-palace/.exec(feed('show', String(run)).stdout) ?? [];
  const released = feed('release', String(run), '--flat', String(held));
  if (released.status !== 0) throw new Error(released.stderr);
}

async function flats(url: string, sort: string, filters = {}): Promise<{ id: number; complexId: number }[]> {
  const input = encodeURIComponent(JSON.stringify({ json: { filters, sort, amount: 10 } }));
  const answer = await fetch(`${url}/api/trpc/flats?input=${input}`);
  return (await answer.json()).result.data.json.flats;
}
