import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flats } from '#db/schema/flat.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { DEFAULT_TERMS } from '#domain/mortgage/terms/buyer-terms.ts';
import type { ColumnTerms } from '#domain/mortgage/terms/column-terms.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { recordPriceHistory } from '../listing/record-price-history.ts';
import { getFlatMortgage } from '../mortgage/get-flat-mortgage.ts';
import { compareChosen } from './compare-chosen.ts';

const DAY_MS = 86_400_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ids: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  await importFeed(ctx(), { bytes: yrlFeed(manyOffers(3)), source: 'feed.xml', clientName: 'Клиент' });
  const { rows } = await database.db.execute(sql`SELECT id FROM flats ORDER BY id`);
  ids = rows.map((row) => row.id as number);
});
afterAll(() => database.drop());

const ctx = (now = TEST_NOW) => testContext(database.db, { now });

describe('what somebody put aside', () => {
  it('comes in the order it was put, with its complex, house and developer', async () => {
    const [one, , three] = ids as [number, number, number];
    const answer = await compareChosen(ctx(), { flats: [three, one], complexes: [] });
    expect(answer.flats.map(({ id }) => id)).toEqual([three, one]);
    expect(answer.complexes.map(({ id }) => id)).toEqual([answer.flats[0]!.complexId]);
    expect(answer.complexHouses.some(({ id }) => id === answer.flats[0]!.houseId)).toBe(true);
    expect(answer.developerCompanies.map(({ id }) => id)).toContain(answer.flats[0]!.developerCompanyId);
  });

  it('leaves out what nobody knows', async () => {
    const answer = await compareChosen(ctx(), { flats: [999_999], complexes: [999_999] });
    expect(answer.flats).toEqual([]);
    expect(answer.complexes).toEqual([]);
  });

  it('may be complexes alone', async () => {
    const { flats: all } = await compareChosen(ctx(), { flats: ids, complexes: [] });
    const answer = await compareChosen(ctx(), { flats: [], complexes: [all[0]!.complexId] });
    expect(answer.complexes.map(({ id }) => id)).toEqual([all[0]!.complexId]);
  });

  it('keeps a flat withdrawn from sale until its page is gone', async () => {
    const id = ids[1]!;
    await database.db.update(flats).set({ withdrawnAt: TEST_NOW }).where(eq(flats.id, id));
    const seenIn = (ms: number) =>
      compareChosen(ctx(new Date(TEST_NOW.getTime() + ms)), { flats: [id], complexes: [] });
    expect(await seenIn(90 * DAY_MS - 1)).toMatchObject({ flats: [{ id }], withdrawnIds: [id] });
    expect(await seenIn(90 * DAY_MS)).toMatchObject({ flats: [], withdrawnIds: [] });
  });
});

describe('the money of a comparison', () => {
  const loansOf = async (columns: [number, ColumnTerms][], terms = DEFAULT_TERMS) => {
    const asked = { flats: ids.slice(0, 2), complexes: [], columns: new Map(columns) };
    const { loans } = await compareChosen({ ...ctx(), terms }, asked);
    return loans.map(({ id, payment, total, overpayment }) => ({ id, payment, total, overpayment }));
  };

  it('is that of the page of each flat, and ends with all that is paid', async () => {
    const [first] = await loansOf([]);
    const mortgage = (await getFlatMortgage(ctx(), ids[0]!))!;
    const { total } = mortgage.offers[0]!.fullCost;
    expect(first).toEqual({
      id: ids[0],
      payment: mortgage.payment,
      overpayment: total,
      total: total.plus(mortgage.price),
    });
  });

  it('is counted in a column by what was put into it, and by the terms of the page in the others', async () => {
    const [one, two] = ids as [number, number];
    const usual = await loansOf([]);
    const tried = await loansOf([[one, { price: 9_000_000, down: { roubles: 3_000_000 }, years: 25 }]]);
    expect(tried[1]).toEqual(usual[1]);
    const terms = { ...DEFAULT_TERMS, down: { roubles: 3_000_000 }, years: 25 };
    const all = await loansOf(
      [
        [one, { price: 9_000_000 }],
        [two, { price: 9_000_000 }],
      ],
      terms,
    );
    expect(all.map(({ payment }) => payment)).toEqual([tried[0]!.payment, tried[0]!.payment]);
    expect(tried[0]!.payment).not.toEqual(usual[0]!.payment);
  });

  it('is missing where nothing is left to borrow', async () => {
    const [one] = ids as [number];
    const loans = await loansOf([[one, { price: 9_000_000, down: { roubles: 9_000_000 } }]]);
    expect(loans.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('of a complex is that of its cheapest flat', async () => {
    const { flats: all } = await compareChosen(ctx(), { flats: [ids[0]!], complexes: [] });
    const complexId = all[0]!.complexId;
    const { loans } = await compareChosen(ctx(), { flats: [], complexes: [complexId] });
    expect(loans).toMatchObject([
      { id: complexId, payment: (await getFlatMortgage(ctx(), ids[0]!))!.payment },
    ]);
  });

  it('knows how prices of the same rooms have moved in a year', async () => {
    const { flats: all } = await compareChosen(ctx(), { flats: [ids[0]!], complexes: [] });
    const { complexId, rooms, price, pricePerMeter } = all[0]!;
    const moves = async () => (await compareChosen(ctx(), { flats: [ids[0]!], complexes: [] })).yearMoves;
    expect(await moves()).toEqual([]);
    await recordPriceHistory(ctx(), [
      {
        flatId: ids[0]!,
        at: new Date('2025-10-01T09:00:00Z'),
        price: price! / 2,
        originalPrice: price! / 2,
        originalCurrency: 'RUB',
      },
    ]);
    expect(await moves()).toMatchObject([
      { complexId, rooms, before: Math.round(pricePerMeter! / 2), now: expect.any(Number) },
    ]);
  });
});
