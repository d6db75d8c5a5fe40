import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FeedInput } from '#contract/feed.ts';
import { companies, feedFiles, feeds, outbox } from '#db/schema/index.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { httpFeedSource } from '#integrations/feed-source/http.ts';
import { type FakeServer, startFakeServer } from '#integrations/http/fake-server.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { bytesOf, manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { FORGET_BLOB } from '../media/forget-blob.ts';
import { askFeedRun } from './ask-feed-run.ts';
import { decideHold } from './decide-hold.ts';
import { editFeed } from './edit-feed.ts';
import { forgetUnusedFeedFiles } from './forget-unused-feed-files.ts';
import { getFeed } from './get-feed.ts';
import { importFeed } from './import-feed.ts';
import { listFeeds } from './list-feeds.ts';
import { listRunIssueRows, listRunIssues } from './list-run-issues.ts';
import { registerFeed } from './register-feed.ts';
import { removeFeed } from './remove-feed.ts';
import { restoreFeed } from './restore-feed.ts';
import { runDueFeeds } from './run-due-feeds.ts';
import { runFeed } from './run-feed.ts';
import { storeFeedFile } from './store-feed-file.ts';
import { switchFeed } from './switch-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
let site: FakeServer;
/** Offers that the developer's site answers with now, by path. */
const published = new Map<string, YrlOffer[]>();

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  directory = await mkdtemp(join(tmpdir(), 'genplan-feeds-'));
  site = await startFakeServer(({ url = '' }, response) => {
    const offers = published.get(url.split('?')[0]!);
    if (offers) Readable.from(yrlFeed(offers)).pipe(response);
    else response.writeHead(404).end();
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const HOUR_MS = 3_600_000;
const { signal } = new AbortController();

function at(hours = 0) {
  const now = new Date(TEST_NOW.getTime() + hours * HOUR_MS);
  return testContext(database.db, {
    now,
    ports: {
      storage: diskStore({ directory, now: () => now }),
      feeds: httpFeedSource({ now: () => now, allowHosts: [site.listed] }),
    },
  });
}

async function developer(name: string): Promise<number> {
  const [row] = await database.db
    .insert(companies)
    .values({ name, type: 'DEVELOPER', createdAt: TEST_NOW })
    .returning({ id: companies.id });
  return row!.id;
}

/** A feed by address, named as its developer, whose site publishes these offers. */
async function feedByAddress(name: string, offers: YrlOffer[], other: Partial<FeedInput> = {}) {
  const path = `/${encodeURIComponent(name)}.xml`;
  published.set(path, offers);
  const companyId = await developer(name);
  const url = `${site.origin}${path}?key=s3cret`;
  const { id } = await registerFeed(at(), FeedInput.parse({ name, companyId, url, ...other }));
  return { id, companyId, url, publish: (later: YrlOffer[]) => published.set(path, later) };
}

const store = (text: string, name = 'feed.xml', maxBytes?: number) =>
  storeFeedFile(at(), { name, body: bytesOf(text), ...(maxBytes && { maxBytes }) });

const feedText = async (offers: YrlOffer[]) => {
  let text = '';
  for await (const chunk of yrlFeed(offers)) text += new TextDecoder().decode(chunk);
  return text;
};

describe('a registered feed', () => {
  it('is promised a run, keeps its address sealed and shows only the host in lists', async () => {
    const { id, url } = await feedByAddress('Набережная', manyOffers(3, 'Набережная'));
    const [row] = await database.db.select().from(feeds).where(eq(feeds.id, id));
    expect(row).toMatchObject({ source: `${site.listed}/…`, sealedUrl: `sealed ${url}`, queuedAt: TEST_NOW });
    expect(await promisedRuns(id)).toBe(1);

    await runFeed(at(), id, signal);
    const { feed, url: shown } = await getFeed(at(), id);
    expect(shown).toBe(url);
    expect(feed).toMatchObject({ state: 'fresh', dialect: 'yrl', progress: null, strip: ['passed'] });
    expect(feed.lastRun).toMatchObject({ status: 'applied', created: 3, rejected: 0 });
    const { rows: listed } = await listFeeds(at(), { text: 'набереж', page: 1 });
    expect(JSON.stringify(listed)).not.toContain('s3cret');
  });

  it('writes into its run why the source gave nothing, and stays as it was', async () => {
    const { id } = await feedByAddress('Тупик', manyOffers(2, 'Тупик'));
    published.delete(`/${encodeURIComponent('Тупик')}.xml`);
    await runFeed(at(), id, signal);
    const { feed } = await getFeed(at(), id);
    expect(feed.state).toBe('failed');
    expect(feed.lastRun).toMatchObject({ status: 'failed', message: expect.stringContaining('(404)') });
    expect(feed.lastRun!.message).not.toContain('s3cret');
  });

  it('refuses a file of another format than it takes', async () => {
    const { id } = await feedByAddress('Строгий', manyOffers(1, 'Строгий'), { format: 'cian' });
    await runFeed(at(), id, signal);
    expect((await getFeed(at(), id)).feed.lastRun).toMatchObject({
      status: 'failed',
      message:
        'Файл в формате «Яндекс.Недвижимость», а ожидался «ЦИАН». Проверьте, тот ли это файл, или выберите формат «По содержимому»',
    });
  });

  it.each([
    ['a name that is taken', { name: 'НАБЕРЕЖНАЯ' }, 'CONFLICT', 'name', 'Такое имя уже существует'],
    ['a company that is none', { companyId: 999_999 }, 'INVALID', 'companyId', 'Выберите застройщика'],
    [
      'an address inside the network',
      { url: 'http://169.254.169.254/feed' },
      'INVALID',
      'url',
      'Адрес ведёт во внутреннюю сеть: такие адреса разрешает только FETCH_ALLOW_HOSTS',
    ],
    [
      'a file nobody uploaded',
      { source: 'file', fileId: '00000000-0000-4000-8000-000000000000' },
      'INVALID',
      'fileId',
      'Такого файла нет: загрузите его ещё раз',
    ],
  ] as const)('is not made with %s', async (_title, wrong, code, field, message) => {
    const companyId = await developer('Отказ');
    const input = { name: `Отказ ${field}`, companyId, url: 'https://feeds.test/yrl.xml', ...wrong };
    await expect(registerFeed(at(), FeedInput.parse(input))).rejects.toMatchObject({
      code,
      details: { issues: [{ path: [field], message }] },
    });
  });

  it('is run by its timetable and not before', async () => {
    const { id } = await feedByAddress('Часовой', manyOffers(1, 'Часовой'), { everyHours: 3 });
    await runFeed(at(), id, signal);
    await runDueFeeds(at(2));
    expect(await promisedRuns(id)).toBe(1);
    await runDueFeeds(at(3));
    await runDueFeeds(at(3));
    expect(await promisedRuns(id)).toBe(2);
    expect((await getFeed(at(3), id)).feed).toMatchObject({
      state: 'running',
      progress: { runId: null, offers: 0, expected: 1 },
      nextRunAt: new Date(TEST_NOW.getTime() + 6 * HOUR_MS),
    });
  });

  it('that is off is run by nobody', async () => {
    const { id } = await feedByAddress('Выключенный', manyOffers(1, 'Выключенный'), { everyHours: 1 });
    await runFeed(at(), id, signal);
    await switchFeed(at(), { id, enabled: false });
    await runDueFeeds(at(5));
    await expect(askFeedRun(at(), id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await getFeed(at(), id)).feed).toMatchObject({ state: 'off', progress: null });
    await switchFeed(at(), { id, enabled: true });
    await askFeedRun(at(), id);
    expect((await getFeed(at(), id)).feed.state).toBe('running');
  });

  it('changes: another address is run, another developer is refused after the first reading', async () => {
    const { id, companyId, url } = await feedByAddress('Переезд', manyOffers(1, 'Переезд'));
    await runFeed(at(), id, signal);
    const same = FeedInput.parse({ name: 'Переезд-2', companyId, url });
    await editFeed(at(), { id, feed: same });
    expect((await getFeed(at(), id)).feed).toMatchObject({ name: 'Переезд-2', state: 'fresh' });
    await editFeed(at(), { id, feed: { ...same, url: `${url}&v=2` } });
    expect((await getFeed(at(), id)).feed.state).toBe('running');
    const stranger = { ...same, companyId: await developer('Чужой') };
    await expect(editFeed(at(), { id, feed: stranger })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { issues: [{ path: ['companyId'] }] },
    });
  });

  it('keeps what two people change in its fields at once, and refuses a field that both changed by its name', async () => {
    const { id, companyId, url } = await feedByAddress('Вдвоём', manyOffers(1, 'Вдвоём'));
    const seen = FeedInput.parse({ name: 'Вдвоём', companyId, url });
    await editFeed(at(), { id, seen, feed: { ...seen, everyHours: 3 } });
    await editFeed(at(), { id, seen, feed: { ...seen, enabled: false } });
    expect((await getFeed(at(), id)).feed).toMatchObject({ everyHours: 3, enabled: false });

    await expect(editFeed(at(), { id, seen, feed: { ...seen, everyHours: 6 } })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('оператор сменил расписание с\u00a0«пусто» на\u00a03.'),
    });
    expect((await getFeed(at(), id)).feed).toMatchObject({ everyHours: 3, enabled: false });
  });

  it('gives up no address for a file when another person changed that address meanwhile', async () => {
    const { id, companyId, url } = await feedByAddress('Врозь', manyOffers(1, 'Врозь'));
    const seen = FeedInput.parse({ name: 'Врозь', companyId, url });
    await editFeed(at(), { id, seen, feed: { ...seen, url: `${url}&v=2` } });
    const file = await store(await feedText(manyOffers(1, 'Врозь')));
    await expect(
      editFeed(at(), { id, seen, feed: { ...seen, source: 'file', fileId: file.id } }),
    ).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('оператор сменил адрес.') });
    expect((await getFeed(at(), id)).url).toBe(`${url}&v=2`);
  });

  it('that is removed leaves the catalogue and comes back whole', async () => {
    const { id } = await feedByAddress('Возврат', manyOffers(4, 'Возврат'));
    await runFeed(at(), id, signal);
    const before = await flatIds(id);
    expect(await removeFeed(at(1), id)).toEqual({ withdrawn: 4 });
    expect(await flatIds(id, 'on sale')).toEqual([]);
    expect(await flatIds(id)).toEqual(before);
    await expect(askFeedRun(at(1), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await listFeeds(at(1), { text: 'Возврат', page: 1 })).rows).toEqual([]);

    await restoreFeed(at(2), id);
    await runFeed(at(2), id, signal);
    expect(await flatIds(id, 'on sale')).toEqual(before);
  });

  it('asks nothing of a visitor but to sign in', async () => {
    const visitor = { ...at(), actor: VISITOR };
    await expect(listFeeds(visitor, { text: '', page: 1 })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('an uploaded file', () => {
  it('becomes the source of a feed', async () => {
    const file = await store(await feedText(manyOffers(2, 'Файловый')), 'C:\\выгрузка\\фид за май.xml');
    expect(file).toMatchObject({ name: 'фид за май.xml', dialect: 'yrl' });
    const companyId = await developer('Файловый');
    const input = FeedInput.parse({ name: 'Файловый', companyId, source: 'file', fileId: file.id });
    const { id } = await registerFeed(at(), input);
    await runFeed(at(), id, signal);
    const details = await getFeed(at(), id);
    expect(details.feed).toMatchObject({ source: 'фид за май.xml', sourceKind: 'file', state: 'fresh' });
    expect(details.file).toMatchObject({ name: 'фид за май.xml', bytes: file.bytes });
  });

  it.each([
    [
      'no XML',
      '{"offers": []}',
      'Это JSON, а не XML. Нужна выгрузка в формате Яндекс.Недвижимости, ЦИАН, ДомКлик, Авито или Profitbase.',
    ],
    ['another XML', '<yml_catalog><shop/></yml_catalog>', expect.stringContaining('каталог товаров')],
    ['nothing', '', expect.stringContaining('Файл пуст')],
  ])('that holds %s is refused and not kept', async (_title, text, message) => {
    await expect(store(text)).rejects.toMatchObject({
      code: 'INVALID',
      details: { issues: [{ path: ['file'], message }] },
    });
  });

  it('that is too large is cut off', async () => {
    await expect(store('<realty-feed>', 'feed.xml', 10)).rejects.toMatchObject({
      details: { issues: [{ path: ['file'], message: 'Файл больше 512 МБ' }] },
    });
  });

  it('that no feed took is forgotten after a while', async () => {
    const unused = await store(await feedText(manyOffers(1)));
    await forgetUnusedFeedFiles(at(), new Date(TEST_NOW.getTime() + 1), 100);
    const kept = await database.db.select({ id: feedFiles.id }).from(feedFiles);
    expect(kept.map(({ id }) => id)).not.toContain(unused.id);
    expect(kept).toHaveLength(1);
    const promised = await database.db.select().from(outbox).where(eq(outbox.topic, FORGET_BLOB.name));
    expect(promised.map(({ payload }) => payload)).toContainEqual({ key: `private/feed-${unused.id}.xml` });
  });
});

describe('the list', () => {
  it('puts what needs a person first, counts states and finds by name, developer and host', async () => {
    const { rows: listed, counts, total } = await listFeeds(at(), { text: '', page: 1 });
    expect(listed[0]!.state).toBe('failed');
    expect(counts.failed).toBe(listed.filter(({ state }) => state === 'failed').length);
    expect(total).toBe(listed.length);
    const failed = await listFeeds(at(), { text: '', states: ['failed'], page: 1 });
    expect(failed).toMatchObject({ total: counts.failed, counts });
    expect((await listFeeds(at(), { text: site.listed, page: 1 })).total).toBeGreaterThan(3);
    expect(await listFeeds(at(), { text: '100%_нет', page: 3 })).toMatchObject({
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  it('calls a feed stale a day after it was read', async () => {
    const { id } = await feedByAddress('Старый', manyOffers(1, 'Старый'));
    await runFeed(at(), id, signal);
    expect((await getFeed(at(24), id)).feed.state).toBe('fresh');
    expect((await getFeed(at(24.1), id)).feed.state).toBe('stale');
  });

  it('shows what commands import as well', async () => {
    const input = { bytes: yrlFeed(manyOffers(1, 'Команда')), source: 'k.xml', clientName: 'Команда' };
    await importFeed(at(), input);
    expect((await listFeeds(at(), { text: 'Команда', page: 1 })).rows).toMatchObject([
      { name: 'Команда, Яндекс.Недвижимость', sourceKind: 'command', state: 'fresh' },
    ]);
  });
});

describe('a held run', () => {
  it('waits through a failed one, and is decided by complexes', async () => {
    const all = [...manyOffers(5, 'Берег А'), ...manyOffers(5, 'Берег Б')];
    const { id, publish } = await feedByAddress('Удержанный', all);
    await runFeed(at(), id, signal);
    publish([...all.slice(0, 2), ...all.slice(5, 8)]);
    await runFeed(at(1), id, signal);
    publish([]);
    await runFeed(at(2), id, signal);

    const { feed, held, decidableRunId } = await getFeed(at(2), id);
    expect(feed).toMatchObject({ state: 'failed', heldFlats: 5, strip: ['passed', 'held', 'failed'] });
    expect(held).toMatchObject([
      { name: 'Берег А', live: 5, missing: 3, missingSince: at(1).now },
      { name: 'Берег Б', live: 5, missing: 2 },
    ]);
    expect([...held[0]!.cells].sort().join('')).toBe('mmmss');

    const [first, second] = held.map(({ complexId }) => complexId);
    await decideHold(at(2), { runId: decidableRunId!, verdict: 'release', complexIds: [first!] });
    await decideHold(at(2), { runId: decidableRunId!, verdict: 'discard', complexIds: [second!] });
    expect((await getFeed(at(2), id)).feed.heldFlats).toBe(0);
    expect(await flatIds(id, 'on sale')).toHaveLength(7);
  });
});

describe('issues of a run', () => {
  it('are grouped by the rule that was broken, with links to flats that are there', async () => {
    const [good, ...bad] = manyOffers(24, 'Ошибки');
    const { id } = await feedByAddress('Ошибки', [
      { ...good!, builtYear: null },
      ...bad.map((offer) => ({ ...offer, area: '' })),
    ]);
    await runFeed(at(), id, signal);
    const { feed } = await getFeed(at(), id);
    const runId = feed.lastRun!.id;
    const groups = await listRunIssues(at(), runId);
    const [areas] = groups;
    expect(areas).toMatchObject({ severity: 'error', field: 'area', count: 23 });
    expect(areas!.rows).toHaveLength(20);
    expect(areas!.rows[0]).toMatchObject({ object: 'Ошибки-2', line: expect.any(Number), flatId: null });
    const { severity, field, expected } = areas!;
    const more = await listRunIssueRows(at(), { runId, severity, field, expected, startFrom: 20 });
    expect(more.map(({ object }) => object)).toEqual(['Ошибки-22', 'Ошибки-23', 'Ошибки-24']);
  });
});

async function promisedRuns(id: number): Promise<number> {
  const rows = await database.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.topic, 'run-feed'));
  return rows.filter(({ payload }) => (payload as { feedId: number }).feedId === id).length;
}

async function flatIds(feedId: number, which: 'all' | 'on sale' = 'all'): Promise<number[]> {
  const { rows } = await database.pool.query(
    `SELECT flats.id FROM feed_objects entry JOIN flats ON flats.id = entry.object_id
     WHERE entry.feed_id = $1 AND entry.kind = 'flat' AND ($2 OR flats.withdrawn_at IS NULL) ORDER BY flats.id`,
    [feedId, which === 'all'],
  );
  return rows.map((row) => row.id);
}
