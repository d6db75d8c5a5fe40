import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '#db/client.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { catalogueHash } from './catalogue-hash.ts';
import { writeLargeFeed } from './large-feed.ts';
import { mulberry32 } from './random.ts';

interface KillPlan {
  /** The file of the command of feeds. */
  program: string;
  /** A migrated, empty database; copies of it are made beside it. */
  databaseUrl: string;
  offers: number;
  kills: number;
  /** The moments of death are drawn from it. */
  seed: number;
  say?: (line: string) => void;
}

export interface KillReport {
  /** The state of the catalogue after each kill. */
  outcomes: ('old' | 'new' | 'mixed')[];
  /** After each kill the next import made the new catalogue exactly, and no run was left behind as running. */
  areMended: boolean;
  /** Importing the same file again at the end changes nothing. */
  isQuiet: boolean;
}

const CLIENT = 'Прогоны под обстрелом';

/**
 * Kills the importer (SIGKILL) at random moments of bringing a large catalogue from one export to the next, and looks
 * each time whether the old or the new catalogue stands, exactly. Every kill meets a fresh copy of the old catalogue;
 * the import after it must recover by itself.
 */
export async function killImports(plan: KillPlan): Promise<KillReport> {
  const { program, databaseUrl, offers, kills, seed, say = () => {} } = plan;
  const run = (url: string, file: string) => importWhole(importer(program, url, file));
  const folder = await mkdtemp(join(tmpdir(), 'genplan-kills-'));
  const [first, next] = [join(folder, 'first.xml'), join(folder, 'next.xml')];
  await writeLargeFeed(first, offers, 'first');
  await writeLargeFeed(next, offers, 'next');
  try {
    await seedPlaces(databaseUrl);
    await run(databaseUrl, first);
    const since = await collectAndFinish(databaseUrl);
    const look = (url: string) => onDatabase(url, (client) => catalogueHash(client, since));
    const old = await look(databaseUrl);

    const whole = await onCopy(databaseUrl, async (url) => {
      const started = performance.now();
      await run(url, next);
      const ms = performance.now() - started;
      const renewed = await look(url);
      const { status } = JSON.parse(await run(url, next));
      return { ms, renewed, isQuiet: status === 'unchanged' && (await look(url)) === renewed };
    });

    const outcomes: KillReport['outcomes'] = [];
    let areMended = true;
    const random = mulberry32(seed);
    for (let kill = 1; kill <= kills; kill += 1) {
      const ms = Math.round(random() * whole.ms);
      await onCopy(databaseUrl, async (url) => {
        await killAfter(ms, importer(program, url, next));
        const found = await look(url);
        const outcome = found === old ? 'old' : found === whole.renewed ? 'new' : 'mixed';
        outcomes.push(outcome);
        await run(url, next);
        const isMended = (await look(url)) === whole.renewed && (await countRunning(url)) === 0;
        areMended &&= isMended;
        say(
          `${kill} из ${kills}: на ${ms} мс, каталог ${outcome}, следующий прогон ${isMended ? 'всё исправил' : 'НЕ ИСПРАВИЛ'}`,
        );
        if (outcome === 'mixed') say(differences(found, old, whole.renewed));
      });
    }
    return { outcomes, areMended, isQuiet: whole.isQuiet };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Metro and roads, so that the ways to them are part of what a run writes. */
async function seedPlaces(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 'work');
  await seedDictionary(db).finally(close);
}

/** Puts the imported complexes into a collection, as an admin would, and says until when the old catalogue was made. */
function collectAndFinish(url: string): Promise<Date> {
  return onDatabase(url, async (client) => {
    await client.query(`
      WITH made AS (INSERT INTO collections (name, created_at) VALUES ('Подборка', now()) RETURNING id)
      INSERT INTO collection_complexes (collection_id, complex_id, "order")
      SELECT made.id, complexes.id, complexes.id FROM made, complexes`);
    const { rows } = await client.query('SELECT clock_timestamp() AS since');
    return rows[0].since;
  });
}

async function countRunning(url: string): Promise<number> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::integer AS count FROM feed_runs WHERE status = 'running'`,
    );
    return rows[0].count;
  });
}

function differences(found: string, old: string, renewed: string): string {
  const [lines, before, after] = [found, old, renewed].map((hash) => hash.split('\n'));
  return lines!.map((line, at) => `  ${line === before![at]} ${line === after![at]} ${line}`).join('\n');
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Does the work on a copy of the database that lasts as long as the work. */
async function onCopy<T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  const copy = `${name}_copy`;
  url.pathname = '/postgres';
  const admin = (statement: string) => onDatabase(url.href, (client) => client.query(statement));
  await admin(`CREATE DATABASE ${copy} TEMPLATE ${name} STRATEGY file_copy`);
  try {
    return await work(databaseUrl.replace(new RegExp(`/${name}$`), `/${copy}`));
  } finally {
    await admin(`DROP DATABASE ${copy} WITH (FORCE)`);
  }
}

function importer(program: string, databaseUrl: string, file: string) {
  return spawn(process.execPath, [program, 'import', file, '--client', CLIENT, '--json'], {
    // Copies of one database share its store, and no other may.
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(dirname(file), 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

type Importer = ReturnType<typeof importer>;

function importWhole(child: Importer): Promise<string> {
  return new Promise((done, fail) => {
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) =>
      code === 0 ? done(output) : fail(new Error(`import ended with ${code}: ${output}`)),
    );
  });
}

async function killAfter(ms: number, child: Importer): Promise<void> {
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  await Promise.race([pause(ms), ended]);
  child.kill('SIGKILL');
  await ended;
}
