import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startS3Server } from '../../tests/s3-server.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { type Person, type Said, signInPerson } from './person.ts';
import { type Proof, wholeOption } from './proof.ts';
import { countOutcomes, PAGES, startLoad, within } from './steady-load.ts';

const run = promisify(execFile);
const REFUSAL = 'Файл не удалось сохранить, попробуйте ещё раз';
const DISK_MEGABYTES = 48;
/** A breaker rests half a minute, and is asked once a second. */
const BACK_WITHIN_MS = 35_000;
/** More than a node makes while the bucket is away. */
const CALLS = 100_000;
/** A transaction that waits for the store holds a connection that pages need. */
const LONGEST_TRANSACTION_MS = 1_000;

/** Its short forms are src/integrations/storage/storage.test.ts and src/services/media/store-uploads.db.test.ts. */
export const diskFull: Proof = {
  ru: 'диск файлов полон до последнего байта (нужен root): страницы живы, файлы не берутся, заявки хранятся',
  en: 'the disk of files is full to its last byte (needs root): pages live, files are refused, leads are kept',
  async run() {
    const fleet = await openFleet();
    const disk = await mkdtemp(join(tmpdir(), 'genplan-disk-'));
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk]);
    try {
      const node = await fleet.startNode({ DATA_DIR: disk });
      const person = await signInPerson(fleet, node, disk);
      const filler = join(disk, 'filler');
      const before = await person.upload();
      const files = await listFiles(disk);
      await fill(filler);
      const pages = await Promise.all(
        PAGES.map((page) => fetch(node.url + page).then(({ status }) => status)),
      );
      const refused = await person.upload();
      const leads = await countLeads(fleet);
      const applied = await person.apply();
      const kept = (await countLeads(fleet)) - leads;
      const left = await listFiles(disk);
      await rm(filler);
      const after = await person.upload();
      const isWhole = left.filter((file) => file !== 'filler').join() === files.join();
      return {
        holds:
          pages.every((status) => status === 200) &&
          [before.status, after.status, applied.status].every((status) => status === 200) &&
          isRefusal(refused) &&
          kept === 1 &&
          isWhole,
        figure:
          `страницы ${countStatuses(pages)}; файл: до ${before.status}, на полном диске ${refused.status}, ` +
          `после ${after.status}; начатых файлов ${isWhole ? 'не осталось' : 'осталось'}; заявка сохранена: ${kept}`,
      };
    } finally {
      await fleet.close();
      await run('umount', [disk]);
      await rmdir(disk);
    }
  },
};

/** Its short form is src/integrations/storage/storage.test.ts, where each adapter meets every fault. */
export const bucketGone: Proof = {
  ru: 'бакет пропадает под нагрузкой (--seconds 60, --rate 10): страницы живы, файлы ждут, база не занята',
  en: 'the bucket goes away under load (--seconds 60, --rate 10): pages live, files wait, the database is free',
  options: { seconds: { type: 'string' }, rate: { type: 'string' } },
  async run(options) {
    const goneMs = wholeOption(options, 'seconds', 60) * 1_000;
    const perSecond = wholeOption(options, 'rate', 10);
    const fleet = await openFleet();
    const s3 = await startS3Server(join(fleet.dir, 'bucket'));
    try {
      const { endpoint, bucket, key, secret } = s3.bucket;
      const node = await fleet.startNode({
        STORAGE_PROVIDER: 's3',
        S3_ENDPOINT: endpoint.replace('s3.localhost', '127.0.0.1'),
        S3_BUCKET: bucket,
        S3_KEY: key,
        S3_SECRET: secret,
      });
      const person = await signInPerson(fleet, node);
      const before = await person.upload();
      const load = startLoad(node.url, { perSecond }, PAGES);
      const transactions = await watchTransactions(fleet.databaseUrl);
      // Half of the time it is silent, the other half it refuses.
      s3.fault({ kind: 'hang' }, CALLS);
      const silent = await uploadFor(person, goneMs / 2);
      s3.forget();
      s3.fault({ kind: 'refuse' }, CALLS);
      const refused = await uploadFor(person, goneMs / 2);
      s3.forget();
      const backAt = performance.now();
      let after = await person.upload();
      while (after.status !== 200 && performance.now() < backAt + BACK_WITHIN_MS) {
        await pause(1_000);
        after = await person.upload();
      }
      const backMs = performance.now() - backAt;
      await load.end();
      const longest = await transactions.end();
      const uploads = [...silent, ...refused];
      return {
        holds:
          before.status === 200 &&
          load.answers.every(({ outcome }) => outcome === 200) &&
          uploads.length > 0 &&
          uploads.every(isRefusal) &&
          after.status === 200 &&
          longest < LONGEST_TRANSACTION_MS,
        figure:
          `страницы ${countOutcomes(load.answers)}, p99 ${within(load.answers, 0.99)} мс; ` +
          `файлы без бакета ${countStatuses(uploads.map(({ status }) => status))}, снова берутся через ` +
          `${(backMs / 1_000).toFixed(1)} с; самая долгая транзакция ${Math.round(longest)} мс`,
      };
    } finally {
      await fleet.close();
      await s3.close();
    }
  },
};

function isRefusal({ status, text }: Said): boolean {
  return status === 503 && text.includes(REFUSAL);
}

/** Uploads one file after another, a second between them. */
async function uploadFor(person: Person, ms: number): Promise<Said[]> {
  const said: Said[] = [];
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt) {
    said.push(await person.upload());
    await pause(1_000);
  }
  return said;
}

/** Looks ten times a second at how long transactions of the node have been open; `end` gives the longest, in ms. */
async function watchTransactions(url: string): Promise<{ end(): Promise<number> }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let longest = 0;
  let isEnded = false;
  const looking = (async () => {
    while (!isEnded) {
      const { rows } = await client.query(`
        SELECT coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)), 0)::float8 * 1000 AS ms
        FROM pg_stat_activity WHERE application_name = 'genplan' AND state = 'idle in transaction'`);
      longest = Math.max(longest, rows[0].ms);
      await pause(100);
    }
  })();
  return {
    async end() {
      isEnded = true;
      await looking;
      await client.end();
      return longest;
    },
  };
}

async function countLeads(fleet: Fleet): Promise<number> {
  const [row] = await fleet.query('SELECT count(*) AS leads FROM leads');
  return Number(row!.leads);
}

/** Files of the store; what the node writes beside them is left out. */
async function listFiles(disk: string): Promise<string[]> {
  const entries = await readdir(disk, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('outbox'))
    .map((entry) => join(entry.parentPath, entry.name).slice(disk.length + 1))
    .sort();
}

/** Writes until the disk takes nothing more. */
async function fill(path: string): Promise<void> {
  for (const bytes of [1_048_576, 4_096]) {
    try {
      for (;;) await writeFile(path, Buffer.alloc(bytes), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

function countStatuses(statuses: readonly number[]): string {
  return [...Map.groupBy(statuses, (status) => status)]
    .map(([status, each]) => `${status}: ${each.length}`)
    .join(', ');
}
