import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { getPriceHistory } from '../catalog/get-price-history.ts';
import { importFeed } from '../feed/import-feed.ts';
import { recordPriceHistory } from './record-price-history.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let flatIds: number[];
let complexId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await importOffers([9_000_000, 9_000_000, 12_000_000]);
  // Ids follow no order of offers: a version of PostgreSQL may join them as it likes.
  const { rows } = await database.db.execute(sql`SELECT id, complex_id FROM flats ORDER BY price, id`);
  flatIds = rows.map((row) => row.id as number);
  complexId = rows[0]!.complex_id as number;
});
afterAll(() => database.drop());

const ctx = (now = TEST_NOW) => testContext(database.db, { now });
const past = (flatId: number, date: string, price: number) => ({
  flatId,
  at: new Date(`${date}T09:00:00Z`),
  price,
  originalPrice: price,
  originalCurrency: 'RUB' as const,
});

async function importOffers(prices: number[], now = TEST_NOW): Promise<void> {
  const offers = manyOffers(prices.length).map((offer, at) => ({ ...offer, price: prices[at]! }));
  await importFeed(ctx(now), { bytes: yrlFeed(offers), source: 'feed.xml', clientName: 'Клиент' });
}

describe('past prices', () => {
  it('are added before the first known one, once', async () => {
    const prices = [
      past(flatIds[0]!, '2026-03-10', 8_100_000),
      past(flatIds[0]!, '2026-07-10', 8_500_000),
      past(flatIds[1]!, '2026-03-10', 8_300_000),
    ];
    expect(await recordPriceHistory(ctx(), prices)).toBe(3);
    expect(await recordPriceHistory(ctx(), prices)).toBe(0);
  });

  it('are known to the planner at once, so that cards look up the few moves they show', async () => {
    const { rows } = await database.db.execute(
      sql`SELECT reltuples::integer AS known, (SELECT count(*)::integer FROM flat_prices) AS all
          FROM pg_class WHERE oid = 'flat_prices'::regclass`,
    );
    expect(rows[0]!.known).toBe(rows[0]!.all);
  });

  it('tell when a flat appeared, for one that had a price before we heard of it', async () => {
    const { rows } = await database.db.execute(
      sql`SELECT created_at::date::text AS day FROM flats ORDER BY price, id`,
    );
    expect(rows.map(({ day }) => day)).toEqual([
      '2026-03-10',
      '2026-03-10',
      TEST_NOW.toISOString().slice(0, 10),
    ]);
  });

  it('never slip between known ones nor after them', async () => {
    const between = past(flatIds[0]!, '2026-05-10', 1_000_000);
    expect(await recordPriceHistory(ctx(), [between, past(999_999, '2026-05-10', 1_000_000)])).toBe(0);
    const ahead = past(flatIds[0]!, '2027-01-10', 1_000_000);
    await expect(recordPriceHistory(ctx(), [ahead])).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('the history of a complex', () => {
  it('is the median of what was on sale on each first of a month and today', async () => {
    const history = await getPriceHistory(ctx(), complexId);
    expect(history.total).toEqual(history['1']);
    expect(history['2']).toEqual([]);
    expect(history.total).toEqual([
      ...['04', '05', '06', '07'].map((month) => ({
        date: `2026-${month}-01`,
        price: 8_200_000,
        pricePerMeter: 202_469,
        currency: 'RUB',
      })),
      ...['08', '09', '10', '11'].map((month) => ({
        date: `2026-${month}-01`,
        price: 8_400_000,
        pricePerMeter: 207_407,
        currency: 'RUB',
      })),
      { date: '2026-11-20', price: 9_000_000, pricePerMeter: 222_222, currency: 'RUB' },
    ]);
  });

  it('leaves out flats that were withdrawn by then', async () => {
    const later = new Date('2026-12-05T09:00:00Z');
    await database.db.execute(sql`
      INSERT INTO flat_statuses (flat_id, at, status) VALUES (${flatIds[2]}, ${later.toISOString()}, 'WITHDRAWN')`);
    const { total } = await getPriceHistory(ctx(new Date('2026-12-06T09:00:00Z')), complexId);
    expect(total.slice(-2).map(({ date, price }) => [date, price])).toEqual([
      ['2026-12-01', 9_000_000],
      ['2026-12-06', 9_000_000],
    ]);
    await database.db.execute(sql`
      INSERT INTO flat_statuses (flat_id, at, status)
      SELECT id, ${later.toISOString()}, 'WITHDRAWN' FROM flats WHERE id <> ${flatIds[2]}`);
    const empty = await getPriceHistory(ctx(new Date('2026-12-06T09:00:00Z')), complexId);
    expect(empty.total.at(-1)?.date).toBe('2026-12-01');
  });

  it('is of a known complex', async () => {
    await expect(getPriceHistory(ctx(), 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
