import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { writeLargeFeed } from './large-feed.ts';

interface KillPlan {
  databaseUrl: string;
  offers: number;
  /** Moments of death as shares of a whole import, from 0 to 1. */
  moments: number[];
  say?: (line: string) => void;
}

interface KillReport {
  /** Which catalogue stood after each kill. */
  outcomes: ('old' | 'new' | 'mixed')[];
  /** The same file again, after everything, changes nothing. */
  isQuiet: boolean;
}

const CLIENT = 'Прогоны под обстрелом';

/**
 * Kills the importer (SIGKILL) at chosen moments of bringing a large catalogue from one export to the next, and looks
 * each time whether the old or the new catalogue stands, exactly. An import after each kill must recover by itself.
 */
export async function killImports({
  databaseUrl,
  offers,
  moments,
  say = () => {},
}: KillPlan): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'genplan-kills-'));
  const [first, next] = [join(folder, 'first.xml'), join(folder, 'next.xml')];
  await writeLargeFeed(first, offers, 'first');
  await writeLargeFeed(next, offers, 'next');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await run(databaseUrl, first);
    const old = await catalogueHash(client);
    const started = performance.now();
    await run(databaseUrl, next);
    const wholeMs = performance.now() - started;
    const renewed = await catalogueHash(client);
    await run(databaseUrl, first);

    const outcomes: KillReport['outcomes'] = [];
    for (const moment of moments) {
      await runAndKill(databaseUrl, next, moment * wholeMs);
      const hash = await catalogueHash(client);
      const outcome = hash === old ? 'old' : hash === renewed ? 'new' : 'mixed';
      outcomes.push(outcome);
      say(
        `${outcomes.length} из ${moments.length}: на ${Math.round(moment * wholeMs)} мс, каталог ${outcome}`,
      );
      // Where the old catalogue stands the next import starts from it, as an operator's would.
      if (outcome !== 'old') await run(databaseUrl, first);
    }
    await run(databaseUrl, first);
    const { status } = JSON.parse(await run(databaseUrl, first));
    return { outcomes, isQuiet: status === 'unchanged' && (await catalogueHash(client)) === old };
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everything a buyer could see, without the ids that rolled back attempts used up. */
async function catalogueHash(client: Client): Promise<string> {
  const { rows } = await client.query(`
    SELECT object.external_id, house.external_id AS house, flats.price, flats.status, flats.area_m2_x100, flats.floor,
      flats.withdrawn_at IS NULL AS live,
      (SELECT string_agg(media.source_url, ',' ORDER BY flat_media."order") FROM flat_media
       JOIN media ON media.id = flat_media.media_id WHERE flat_media.flat_id = flats.id) AS pictures
    FROM feed_objects object
    JOIN flats ON flats.id = object.object_id
    JOIN feed_objects house ON house.feed_id = object.feed_id AND house.kind = 'house'
      AND house.external_id = object.parent_external_id
    WHERE object.kind = 'flat' AND flats.withdrawn_at IS NULL ORDER BY object.external_id`);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

function importer(databaseUrl: string, file: string) {
  return spawn(process.execPath, ['src/server/cli/feed.ts', 'import', file, '--client', CLIENT, '--json'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function run(databaseUrl: string, file: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = importer(databaseUrl, file);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) =>
      code === 0 ? done(output) : fail(new Error(`import ended with ${code}: ${output}`)),
    );
  });
}

async function runAndKill(databaseUrl: string, file: string, afterMs: number): Promise<void> {
  const child = importer(databaseUrl, file);
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  await Promise.race([pause(afterMs), ended]);
  child.kill('SIGKILL');
  await ended;
}
