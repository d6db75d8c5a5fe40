import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listUnfetchedMedia } from '#db/queries/media/feed-media.ts';
import { SYSTEM } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { domclickFeed } from '#tests/domclick-feed.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { getComplexPage } from '../catalog/get-complex-page.ts';
import { importFeed } from './import-feed.ts';

const LATER = new Date(TEST_NOW.getTime() + 86_400_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('photos of construction stand by month on the page of their complex, apart from its other pictures, and follow their feed', async () => {
  const flats = [{ id: 1, floor: 1, area: '40.5', price: 9_000_000 }];
  const importPhotos = async (now: Date, images: string[]) => {
    const bytes = domclickFeed('Растущий', flats, `<images>${images.join('')}</images>`);
    await importFeed(testContext(database.db, { actor: SYSTEM, now }), {
      bytes,
      source: 'photos.xml',
      clientName: 'Растущий дом',
    });
    await database.db.execute(
      sql`UPDATE media SET stored_key = 'public/' || id WHERE source_url LIKE '%/grow/%'`,
    );
    const [complex] = (await database.db.execute(sql`SELECT id FROM complexes WHERE name = 'Растущий'`)).rows;
    const page = await getComplexPage(testContext(database.db), complex!.id as number);
    const months = page.progress.map(({ month, pictures }) => [month, pictures.length]);
    return { months, usual: page.complex.media.length };
  };
  const image = (name: string, date?: string) =>
    `<image${date ? ` date="${date}"` : ''}>https://img.example/grow/${name}.jpg</image>`;
  const first = [
    image('house'),
    image('pit', '2026-05-20'),
    image('pit-2', '05.2026'),
    image('frame', '2026-09'),
  ];
  expect(await importPhotos(TEST_NOW, first)).toEqual({
    months: [
      ['2026-09', 1],
      ['2026-05', 2],
    ],
    usual: 1,
  });
  const second = [image('house'), image('frame', '2026-09'), image('pit-2', '2026-06')];
  expect(await importPhotos(LATER, second)).toEqual({
    months: [
      ['2026-09', 1],
      ['2026-06', 1],
    ],
    usual: 1,
  });
});

it('films of a feed stand behind its pictures, are never fetched, and go with it', async () => {
  const flats = [{ id: 1, floor: 1, area: '40.5', price: 9_000_000 }];
  const importFilms = async (now: Date, films: string[]) => {
    const videos = films.map((name) => `<video><url>https://film.example/${name}</url></video>`).join('');
    const about = `<videos>${videos}</videos><images><image>https://img.example/film/house.jpg</image></images>`;
    await importFeed(testContext(database.db, { actor: SYSTEM, now }), {
      bytes: domclickFeed('Снятый', flats, about),
      source: 'films.xml',
      clientName: 'Снятый дом',
    });
    const [complex] = (await database.db.execute(sql`SELECT id FROM complexes WHERE name = 'Снятый'`)).rows;
    const page = await getComplexPage(testContext(database.db), complex!.id as number);
    return page.complex.media.map(({ type, file }) => [type, file.downloadURL.split('/').at(-1)]);
  };
  expect((await importFilms(TEST_NOW, ['walk', 'yard'])).slice(1)).toEqual([
    ['VIDEO', 'walk'],
    ['VIDEO', 'yard'],
  ]);
  const unfetched = await listUnfetchedMedia(database.db, { afterId: 0, limit: 100 });
  expect(unfetched.filter(({ sourceUrl }) => sourceUrl.includes('film.example'))).toEqual([]);
  expect((await importFilms(LATER, ['yard'])).slice(1)).toEqual([['VIDEO', 'yard']]);
});
