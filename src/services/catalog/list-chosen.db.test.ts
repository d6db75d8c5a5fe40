import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flats } from '#db/schema/flat.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { listChosen } from './list-chosen.ts';

const DAY_MS = 86_400_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ids: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  await importFeed(ctx(), { bytes: yrlFeed(manyOffers(3)), source: 'feed.xml', clientName: 'Клиент' });
  const { rows } = await database.db.execute(sql`SELECT id FROM flats ORDER BY id`);
  ids = rows.map((row) => row.id as number);
});
afterAll(() => database.drop());

const ctx = (now = TEST_NOW) => testContext(database.db, { now });

describe('what somebody put aside', () => {
  it('comes in the order it was put, with its complex, house and developer', async () => {
    const [one, , three] = ids as [number, number, number];
    const answer = await listChosen(ctx(), { flats: [three, one], complexes: [] });
    expect(answer.flats.map(({ id }) => id)).toEqual([three, one]);
    expect(answer.complexes.map(({ id }) => id)).toEqual([answer.flats[0]!.complexId]);
    expect(answer.complexHouses.some(({ id }) => id === answer.flats[0]!.houseId)).toBe(true);
    expect(answer.developerCompanies.map(({ id }) => id)).toContain(answer.flats[0]!.developerCompanyId);
  });

  it('leaves out what nobody knows', async () => {
    const answer = await listChosen(ctx(), { flats: [999_999], complexes: [999_999] });
    expect(answer.flats).toEqual([]);
    expect(answer.complexes).toEqual([]);
  });

  it('may be complexes alone', async () => {
    const { flats: all } = await listChosen(ctx(), { flats: ids, complexes: [] });
    const answer = await listChosen(ctx(), { flats: [], complexes: [all[0]!.complexId] });
    expect(answer.complexes.map(({ id }) => id)).toEqual([all[0]!.complexId]);
  });

  it('keeps a flat withdrawn from sale until its page is gone', async () => {
    const id = ids[1]!;
    await database.db.update(flats).set({ withdrawnAt: TEST_NOW }).where(eq(flats.id, id));
    const seenIn = (ms: number) =>
      listChosen(ctx(new Date(TEST_NOW.getTime() + ms)), { flats: [id], complexes: [] });
    expect(await seenIn(90 * DAY_MS - 1)).toMatchObject({ flats: [{ id }], withdrawnIds: [id] });
    expect(await seenIn(90 * DAY_MS)).toMatchObject({ flats: [], withdrawnIds: [] });
  });
});
