import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FeedInput } from '#contract/feed.ts';
import { companies } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import type { ServiceContext } from '#services/context.ts';
import { getFeed } from '#services/feed/get-feed.ts';
import { registerFeed } from '#services/feed/register-feed.ts';
import { runFeed } from '#services/feed/run-feed.ts';
import { storeFeedFile } from '#services/feed/store-feed-file.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { parseEnv } from '../env.ts';
import { openImports } from './import-apart.ts';

/** A real import streams, so that one that is out of memory has to be made up. */
const HOARDING = new URL('../../../tests/hoarding-import.ts', import.meta.url);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  dataDir = await mkdtemp(join(tmpdir(), 'genplan-imports-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const opened: ReturnType<typeof openImports>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((imports) => imports.close()));
});

function contextWith(limits: Parameters<typeof openImports>[2] = {}): ServiceContext {
  const env = parseEnv({ APP_ENV: 'testing', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const imports = openImports({ env, databaseUrl: database.url }, pino({ level: 'silent' }), limits);
  opened.push(imports);
  const storage = diskStore({ directory: join(dataDir, 'blobs'), now: () => TEST_NOW });
  return testContext(database.db, { ports: { storage, imports } });
}

/** A feed of a developer of its own that was uploaded as a file. */
async function feedOfFile(ctx: ServiceContext, body: AsyncIterable<Uint8Array>): Promise<number> {
  const name = `Застройщик ${randomUUID()}`;
  const [company] = await database.db
    .insert(companies)
    .values({ name, type: 'DEVELOPER', createdAt: TEST_NOW })
    .returning({ id: companies.id });
  const file = await storeFeedFile(ctx, { name: 'feed.xml', body });
  const feed = { name, companyId: company!.id, source: 'file', fileId: file.id };
  return (await registerFeed(ctx, FeedInput.parse(feed))).id;
}

async function runOf(ctx: ServiceContext, body: AsyncIterable<Uint8Array>) {
  const id = await feedOfFile(ctx, body);
  await runFeed(ctx, id, new AbortController().signal);
  return getFeed(ctx, id);
}

it('imports a feed in a thread, and tells what is wrong with one as always', async () => {
  const ctx = contextWith();
  expect(await runOf(ctx, yrlFeed(manyOffers(3, 'Нить')))).toMatchObject({
    feed: { state: 'fresh', lastRun: { status: 'applied', created: 3 } },
  });
  const cut = Buffer.from('<realty-feed><offer internal-id="1"><type>продажа</type></offer><offer');
  expect(await runOf(ctx, Readable.from([cut]))).toMatchObject({
    feed: {
      state: 'failed',
      lastRun: { status: 'failed', message: expect.stringContaining('обрывается') },
    },
  });
});

it.each([
  ['takes too long', { deadlineMs: 50 }, 'Разбор фида не уложился в отведённое время'],
  [
    'takes too much memory',
    { megabytes: 64, module: HOARDING },
    'Фиду не хватило памяти, отведённой на один прогон',
  ],
])('ends a run that %s, says so and leaves the catalogue', async (_title, limits, words) => {
  const ctx = contextWith(limits);
  const flats = await countFlats();
  const { feed } = await runOf(ctx, yrlFeed(manyOffers(2_000, `Предел ${words}`)));
  expect(feed.state).toBe('failed');
  expect(feed.lastRun).toMatchObject({
    status: 'failed',
    message: `${words}: каталог не изменён. Разделите выгрузку на несколько файлов`,
  });
  expect(await countFlats()).toBe(flats);
});

async function countFlats(): Promise<number> {
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM flats');
  return rows[0].count;
}
