import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KnownPrice, priceSteps } from '#domain/listing/price-steps.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW } from '#tests/service-context.ts';
import { flatPrices, flats } from '../../schema/flat.ts';
import { listPriceMoves } from './flat-prices.ts';

const DAY_MS = 86_400_000;
const ALWAYS = new Date(0);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let flatId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSearchWorld(database.db);
  const [flat] = await database.db.select({ id: flats.id }).from(flats).limit(1);
  flatId = flat!.id;
});
afterAll(() => database.drop());

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);

/** The flat has had these prices, oldest first, and is quoted as in the last one. */
async function rememberPrices(prices: KnownPrice[]): Promise<void> {
  await database.db.delete(flatPrices);
  await database.db.insert(flatPrices).values(prices.map((price) => ({ ...price, flatId })));
  await database.db.update(flats).set({ originalCurrency: prices.at(-1)!.originalCurrency });
}

const anyPrices = fc
  .array(
    fc.record({
      price: fc.option(fc.integer({ min: 1, max: 3 })),
      originalPrice: fc.option(fc.integer({ min: 1, max: 3 })),
      originalCurrency: fc.constantFrom('RUB' as const, 'AED' as const),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((prices) => prices.map((price, at) => ({ ...price, at: daysAgo(prices.length - at) })));

describe('the last move of a price', () => {
  it('is the last step of its history', async () => {
    await fc.assert(
      fc.asyncProperty(anyPrices, async (prices) => {
        await rememberPrices(prices);
        const last = priceSteps(prices).steps.at(-1);
        const moves = await listPriceMoves(database.db, [flatId], ALWAYS);
        expect(moves.get(flatId)).toEqual(last?.change ? { change: last.change, at: last.at } : undefined);
      }),
      { numRuns: 40 },
    );
  });

  it('is looked up without a look at all flats', async () => {
    const { db } = database;
    const many = sql`generate_series(1000001, 1005000) made_id`;
    await db.execute(sql`
      INSERT INTO flats OVERRIDING SYSTEM VALUE
      SELECT made.* FROM flats, ${many}, jsonb_populate_record(flats, jsonb_build_object('id', made_id, 'number', made_id)) made
      WHERE flats.id = ${flatId}`);
    await db.execute(sql`
      INSERT INTO flat_prices (flat_id, at, price, original_currency)
      SELECT made_id, now() - make_interval(days => day), day, 'RUB' FROM ${many}, generate_series(1, 3) day`);
    await db.execute(sql`ANALYZE flats, flat_prices`);
    const read = await db.transaction(async (tx) => {
      const seen = () =>
        tx.execute(
          sql`SELECT relname, seq_tup_read FROM pg_stat_xact_user_tables WHERE relname LIKE 'flat%'`,
        );
      const before = await seen();
      const ids = Array.from({ length: 80 }, (_, index) => 1_000_001 + index);
      expect((await listPriceMoves(tx, ids, ALWAYS)).size).toBe(80);
      return { before: before.rows, after: (await seen()).rows };
    });
    expect(read.after).toEqual(read.before);
    await db.execute(sql`DELETE FROM flat_prices WHERE flat_id > 1000000`);
    await db.execute(sql`DELETE FROM flats WHERE id > 1000000`);
  });

  it('is told while it is no older than asked', async () => {
    const quoted = (originalPrice: number, at: Date) => ({
      at,
      price: originalPrice,
      originalPrice,
      originalCurrency: 'RUB' as const,
    });
    await rememberPrices([quoted(9_000_000, daysAgo(90)), quoted(8_650_000, daysAgo(8))]);
    const moves = (since: Date) => listPriceMoves(database.db, [flatId], since);
    expect((await moves(daysAgo(8))).get(flatId)).toEqual({ change: -350_000, at: daysAgo(8) });
    expect((await moves(daysAgo(7))).size).toBe(0);
  });

  it('is asked of nobody when there are no flats', async () => {
    expect((await listPriceMoves(database.db, [], ALWAYS)).size).toBe(0);
  });
});
