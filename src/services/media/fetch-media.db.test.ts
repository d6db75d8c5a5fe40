import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISITOR } from '#domain/access/actor.ts';
import type { PictureSource } from '#integrations/media/port.ts';
import type { Fail } from '#integrations/result.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { yrlFeed } from '#tests/yrl-feed.ts';
import { searchFlats } from '../catalog/search-flats.ts';
import { importFeed } from '../feed/import-feed.ts';
import { fetchMedia } from './fetch-media.ts';
import { getFeedPictures } from './get-feed-pictures.ts';
import { getMediaFile } from './get-media-file.ts';

const HOST = 'https://img.example';
const GONE: Fail = { ok: false, kind: 'rejected', retryable: false, providerCode: 'http_404' };
const BUSY: Fail = { ok: false, kind: 'unavailable', retryable: true, providerCode: 'http_503' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
/** Failures by address; any other address answers with a picture. */
let fails: Map<string, Fail>;
let asked: string[] = [];
const pictures: PictureSource = {
  provider: 'test',
  async fetch(url) {
    asked.push(url);
    const fail = fails.get(url);
    if (fail) return fail;
    const value = {
      bytes: Buffer.from(`pixels of ${url}`),
      type: 'image/webp',
      width: 80,
      height: 60,
    } as const;
    return { ok: true, value, source: 'live', asOf: TEST_NOW };
  },
};
const ctx = () =>
  testContext(database.db, {
    ports: { pictures, storage: diskStore({ directory, now: () => TEST_NOW }) },
  });
const fetchAll = () => {
  asked = [];
  return fetchMedia(ctx(), new AbortController().signal);
};

async function bring(clientName: string, images: string[]): Promise<number> {
  const bytes = yrlFeed(
    images.map((url, index) => ({ id: `${clientName}-${index}`, complex: clientName, images: [url] })),
  );
  const { run } = await importFeed(ctx(), { bytes, source: 'feed.xml', clientName });
  return run.feedId!;
}

async function shownOf(clientName: string) {
  const found = await searchFlats(ctx(), { filters: {}, sort: 'default', amount: 100, startFrom: 0 });
  const complex = found.complexes.find(({ name }) => name === clientName)!;
  const ids = found.flats
    .filter(({ complexId }) => complexId === complex.id)
    .flatMap(({ mediaIds }) => mediaIds);
  return found.media.filter(({ id }) => ids.includes(id)).map(({ file }) => file);
}

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'genplan-media-'));
  fails = new Map([
    [`${HOST}/gone.png`, GONE],
    [`${HOST}/busy.png`, BUSY],
  ]);
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

it('stores our own copies and shows them, tells what did not come, and tries that again', async () => {
  const feedId = await bring(
    'Берег',
    ['/a.png', '/gone.png', '/busy.png'].map((path) => HOST + path),
  );
  expect(await getFeedPictures(ctx(), feedId)).toEqual({ stored: 0, waiting: 3, failed: [] });

  await expect(fetchAll()).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Картинок не получено: 1' });
  expect(await getFeedPictures(ctx(), feedId)).toEqual({
    stored: 1,
    waiting: 0,
    failed: expect.arrayContaining([
      { failure: 'http_404', isFinal: true, count: 1 },
      { failure: 'http_503', isFinal: false, count: 1 },
    ]),
  });
  const files = await shownOf('Берег');
  const own = files.find(({ downloadURL }) => downloadURL.startsWith('/media/'))!;
  expect(own).toMatchObject({ width: 80, height: 60 });
  const { body, type } = await getMediaFile(ctx(), own.downloadURL.replace('/media/', ''));
  expect([type, String(await buffer(body))]).toEqual(['image/webp', `pixels of ${HOST}/a.png`]);

  fails.delete(`${HOST}/busy.png`);
  expect(await fetchAll()).toBe(1);
  expect(asked).toEqual([`${HOST}/busy.png`]);
  expect(await fetchAll()).toBe(0);
  expect(asked).toEqual([]);
});

it('the next run of the feed keeps the copies', async () => {
  const before = await shownOf('Берег');
  await bring(
    'Берег',
    ['/a.png', '/gone.png', '/busy.png', '/new.png'].map((path) => HOST + path),
  );
  expect(await shownOf('Берег')).toEqual(expect.arrayContaining(before));
  expect(await fetchAll()).toBe(1);
  expect(asked).toEqual([`${HOST}/new.png`]);
});

it('pictures of this site are left as they are', async () => {
  await database.db.execute(sql`
    INSERT INTO media (type, source_url) VALUES ('IMAGE', '/pictures/1/plan/1-4050-0-0-7-card-f.svg')`);
  await database.db.execute(sql`
    INSERT INTO flat_media (flat_id, media_id, "order", is_plan)
    SELECT (SELECT min(id) FROM flats), max(id), 9, false FROM media`);
  expect(await fetchAll()).toBe(0);
  expect(asked).toEqual([]);
});

it('a picture that nothing shows is not asked for', async () => {
  await database.db.execute(
    sql`INSERT INTO media (type, source_url) VALUES ('IMAGE', ${`${HOST}/unseen.png`})`,
  );
  expect(await fetchAll()).toBe(0);
});

it('a host in trouble is left alone after five pictures', async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `https://down.example/${index}.png`);
  for (const path of paths) fails.set(path, BUSY);
  await bring('Луг', [...paths, `${HOST}/other.png`]);
  await expect(fetchAll()).rejects.toMatchObject({ message: 'Картинок не получено: 30' });
  expect(asked.filter((url) => url.includes('down.example')).length).toBeLessThan(10);
  expect(asked).toContain(`${HOST}/other.png`);
});

it.each(['../../etc/passwd', 'a.webp', `${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.svg`])(
  'there is no picture «%s»',
  async (name) => {
    const visitor = testContext(database.db, { actor: VISITOR, ports: ctx().ports });
    await expect(getMediaFile(visitor, name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);

it('is not for a visitor to fetch', async () => {
  const visitor = testContext(database.db, { actor: VISITOR });
  await expect(fetchMedia(visitor, new AbortController().signal)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
