import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flats } from '#db/schema/flat.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { listSitemapPages, listSitemapParts, type SitemapPage } from './list-sitemap.ts';

const FIRST_SEEN = new Date('2026-10-01T09:00:00Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ids: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  await importOffers([9_000_000, 10_000_000, 12_000_000, 14_000_000], FIRST_SEEN);
  await importOffers([8_500_000, 10_000_000, 12_000_000, 14_000_000], TEST_NOW);
  const { rows } = await database.db.execute(sql`SELECT id FROM flats ORDER BY price`);
  ids = rows.map((row) => row.id as number);
  await database.db.update(flats).set({ status: 'SOLD' }).where(eq(flats.id, ids[2]!));
  await database.db.update(flats).set({ withdrawnAt: TEST_NOW }).where(eq(flats.id, ids[3]!));
});
afterAll(() => database.drop());

const ctx = (now = TEST_NOW) => testContext(database.db, { now });

async function pagesOf(part: string): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for await (const page of listSitemapPages(ctx(), part)!) pages.push(page);
  return pages;
}

async function importOffers(prices: number[], now: Date): Promise<void> {
  const offers = manyOffers(prices.length).map((offer, at) => ({ ...offer, price: prices[at]! }));
  await importFeed(ctx(now), { bytes: yrlFeed(offers), source: 'feed.xml', clientName: 'Клиент' });
}

describe('the map of the site', () => {
  it('has flats by runs of ids with their newest change', async () => {
    const parts = await listSitemapParts(ctx());
    expect(parts.map(({ name }) => name)).toEqual(['pages', 'sets', 'complexes', 'flats-1']);
    expect(parts.at(-1)!.changedAt).toEqual(TEST_NOW);
  });

  it('names what is on sale and when its price or status changed', async () => {
    expect(new Set(await pagesOf('flats-1'))).toEqual(
      new Set([
        { path: `/for-sale/${ids[0]}`, changedAt: TEST_NOW },
        { path: `/for-sale/${ids[1]}`, changedAt: FIRST_SEEN },
      ]),
    );
    expect(await pagesOf('flats-2')).toEqual([]);
    expect((await pagesOf('complexes')).map(({ changedAt }) => changedAt)).toEqual([TEST_NOW]);
  });

  it('has no other parts', () => {
    for (const part of ['flats', 'flats-0', 'flats-x', 'images', '..'])
      expect(listSitemapPages(ctx(), part)).toBeUndefined();
  });
});
