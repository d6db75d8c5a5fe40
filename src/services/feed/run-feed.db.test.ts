import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FeedInput } from '#contract/feed.ts';
import { inTransaction } from '#db/client.ts';
import { lockFeed } from '#db/queries/feed/feeds.ts';
import { companies, feedFiles, outbox } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { httpFeedSource } from '#integrations/feed-source/http.ts';
import { type FakeServer, startFakeServer } from '#integrations/http/fake-server.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { editFeed } from './edit-feed.ts';
import { getFeed } from './get-feed.ts';
import { listRunIssues } from './list-run-issues.ts';
import { registerFeed } from './register-feed.ts';
import { runFeed } from './run-feed.ts';
import { switchFeed } from './switch-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
let site: FakeServer;
/** The site sends the beginning of a feed, says so, and waits to be allowed the rest. */
let begun: PromiseWithResolvers<void>;
let rest: PromiseWithResolvers<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  directory = await mkdtemp(join(tmpdir(), 'genplan-slow-'));
  site = await startFakeServer(async ({ url = '' }, response) => {
    const [, name = '', flats] = /^\/(\w+)-(\d+)\.xml$/.exec(url) ?? [];
    const xml = await buffer(yrlFeed(manyOffers(Number(flats), name)));
    response.write(xml.subarray(0, 60), () => begun.resolve());
    await rest.promise;
    response.end(xml.subarray(60));
  });
});
beforeEach(() => {
  begun = Promise.withResolvers();
  rest = Promise.withResolvers();
});
afterAll(async () => {
  await site.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

function context() {
  return testContext(database.db, {
    ports: {
      storage: diskStore({ directory, now: () => TEST_NOW }),
      feeds: httpFeedSource({ now: () => TEST_NOW, allowHosts: [site.listed] }),
    },
  });
}

/** A feed whose run has received the first bytes and no more; `end` sends the others and waits for the run. */
async function feedBeingFetched(name: string) {
  const [company] = await database.db
    .insert(companies)
    .values({ name, type: 'DEVELOPER', createdAt: TEST_NOW })
    .returning({ id: companies.id });
  const feed = (flats: number) =>
    FeedInput.parse({ name, companyId: company!.id, url: `${site.origin}/${name}-${flats}.xml` });
  const { id } = await registerFeed(context(), feed(2));
  const run = runFeed(context(), id, new AbortController().signal);
  await begun.promise;
  const end = async () => {
    rest.resolve();
    await run;
  };
  return { id, feed, end };
}

describe('a feed whose site is slow', () => {
  it('holds no transaction while it is fetched, and stands as running', async () => {
    const { id, end } = await feedBeingFetched('slow');
    const { rows } = await database.pool.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    expect((await getFeed(context(), id)).feed.state).toBe('running');
    await end();
    expect(await getFeed(context(), id)).toMatchObject({ feed: { state: 'fresh', lastRun: { created: 2 } } });
    expect(await database.db.select().from(feedFiles)).toEqual([]);
  });

  it('stands as running from its promise to its end, before there is a run as well', async () => {
    const { id, end } = await feedBeingFetched('between');
    // The worker took the work up.
    await database.pool.query(
      `UPDATE outbox SET attempts = 1, queued_at = now() WHERE payload = jsonb_build_object('feedId', $1::int)`,
      [id],
    );
    const asked = context();
    const seen: unknown[] = [];
    const { imports } = asked.ports;
    rest.resolve();
    await end();
    const again = {
      ...asked,
      ports: {
        ...asked.ports,
        imports: {
          ...imports,
          async run(feed: Parameters<typeof imports.run>[0]) {
            const { state, progress } = (await getFeed(asked, id)).feed;
            seen.push(state, progress?.runId);
            return imports.run(feed);
          },
        },
      },
    };
    await runFeed(again, id, new AbortController().signal);
    expect(seen).toEqual(['running', null]);
    await database.pool.query('UPDATE outbox SET done_at = now()');
    expect((await getFeed(asked, id)).feed).toMatchObject({ state: 'fresh', progress: null });
  });

  it('is read from where a person sends it meanwhile', async () => {
    const { id, feed, end } = await feedBeingFetched('moved');
    await editFeed(context(), { id, feed: feed(3) });
    await end();
    expect(await getFeed(context(), id)).toMatchObject({ feed: { state: 'fresh', lastRun: { created: 3 } } });
  });

  it('is not read when it was switched off meanwhile', async () => {
    const { id, end } = await feedBeingFetched('off');
    await switchFeed(context(), { id, enabled: false });
    await end();
    expect(await getFeed(context(), id)).toMatchObject({
      feed: { state: 'off', progress: null, lastRun: null },
    });
  });
});

describe('a feed whose server knows its file', () => {
  let server: FakeServer;
  let xml: string;
  let etag: string;
  const answers: number[] = [];

  beforeAll(async () => {
    server = await startFakeServer(async ({ headers }, response) => {
      response.statusCode = headers['if-none-match'] === etag ? 304 : 200;
      answers.push(response.statusCode);
      response.setHeader('etag', etag);
      response.end(response.statusCode === 200 ? xml : undefined);
    });
  });
  beforeEach(async () => {
    answers.length = 0;
    etag = '"one"';
    const offers = manyOffers(3, 'known');
    xml = (await buffer(yrlFeed(offers)))
      .toString()
      .replace('</price>', '</price><studio>может быть</studio>');
  });
  afterAll(() => server.close());

  function at(hours: number) {
    const now = new Date(TEST_NOW.getTime() + hours * 3_600_000);
    return testContext(database.db, {
      now,
      ports: {
        storage: diskStore({ directory, now: () => now }),
        feeds: httpFeedSource({ now: () => now, allowHosts: [server.listed] }),
      },
    });
  }

  async function registered(name: string) {
    const [company] = await database.db
      .insert(companies)
      .values({ name, type: 'DEVELOPER', createdAt: TEST_NOW })
      .returning({ id: companies.id });
    const feed = FeedInput.parse({ name, companyId: company!.id, url: `${server.origin}/${name}.xml` });
    const { id } = await registerFeed(at(0), feed);
    const run = async (hours: number) => {
      await runFeed(at(hours), id, new AbortController().signal);
      return (await getFeed(at(hours), id)).feed;
    };
    return { id, feed, run };
  }

  it('is not fetched while the server says it is the same, and the run says so', async () => {
    const { run } = await registered('same');
    const first = (await run(0)).lastRun!;
    expect(first).toMatchObject({ status: 'applied', created: 3, warnings: expect.any(Number) });
    const { lastRun, confirmedAt } = await run(1);
    expect(answers).toEqual([200, 304]);
    expect(lastRun).toMatchObject({
      status: 'unchanged',
      offers: 3,
      created: 0,
      unchanged: 3,
      warnings: first.warnings,
      message: expect.stringContaining('не изменился'),
    });
    expect(confirmedAt).toEqual(at(1).now);
    const issues = await listRunIssues(at(1), first.id);
    expect(issues).not.toEqual([]);
    expect(await listRunIssues(at(1), lastRun!.id)).toEqual(issues);
    await run(2);
    etag = '"two"';
    expect((await run(3)).lastRun).toMatchObject({ status: 'unchanged', message: null });
    expect(answers).toEqual([200, 304, 304, 200]);
  });

  it('is read whole once a day all the same, and after a person changed anything of it', async () => {
    const { id, feed, run } = await registered('daily');
    await run(0);
    await run(23);
    await run(24);
    expect(answers).toEqual([200, 304, 200]);
    await editFeed(at(24), { id, feed: { ...feed, everyHours: 3 } });
    await run(25);
    expect(answers).toEqual([200, 304, 200, 200]);
  });

  it('is no failure while another run applies it: what was to be read is read a minute later', async () => {
    const { id, run } = await registered('busy');
    const { lastRun } = await run(0);
    await inTransaction(database.db, async (other) => {
      expect(await lockFeed(other, id)).toBe(true);
      expect((await run(1)).lastRun).toEqual(lastRun);
      etag = '"two"';
      expect((await run(2)).lastRun).toEqual(lastRun);
    });
    expect(answers).toEqual([200, 304, 200]);
    const dueAt = new Date(at(2).now.getTime() + 60_000);
    const promised = await database.db.select().from(outbox).where(eq(outbox.dueAt, dueAt));
    expect(promised).toMatchObject([{ topic: 'run-feed', payload: { feedId: id } }]);
  });

  it('is read whole while anything of it waits for a person', async () => {
    const { run } = await registered('waiting');
    await run(0);
    etag = '"fewer"';
    xml = (await buffer(yrlFeed(manyOffers(1, 'known')))).toString();
    expect((await run(1)).lastRun).toMatchObject({ status: 'held' });
    await run(2);
    expect(answers).toEqual([200, 200, 200]);
  });
});
