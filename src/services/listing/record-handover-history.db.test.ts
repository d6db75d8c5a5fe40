import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { importFeed } from '../feed/import-feed.ts';
import { listNamedTerms } from './list-named-terms.ts';
import { recordHandoverHistory } from './record-handover-history.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let houseId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await importFeed(ctx(), { bytes: yrlFeed(manyOffers(1)), source: 'feed.xml', clientName: 'Клиент' });
  const { rows } = await database.db.execute(sql`SELECT id FROM houses`);
  houseId = rows[0]!.id as number;
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const past = (date: string, year: number) => ({
  houseId,
  at: new Date(`${date}T09:00:00Z`),
  year,
  quarter: 2,
});

it('an archive of terms stands before what the feed says, and is told once', async () => {
  const known = await listNamedTerms(database.db, [houseId]);
  const archive = [past('2025-03-01', 2026), past('2025-12-01', 2027)];
  expect(await recordHandoverHistory(ctx(), archive)).toBe(2);
  expect(await recordHandoverHistory(ctx(), archive)).toBe(0);
  const told = await listNamedTerms(database.db, [houseId]);
  expect(told).toHaveLength(known.length + 2);
  expect(told.slice(2)).toEqual(known);
  expect(told.slice(0, 2).map(({ at }) => at)).toEqual(archive.map(({ at }) => at));
});

it('a term older than the known is taken, a later one is not', async () => {
  expect(await recordHandoverHistory(ctx(), [past('2025-05-01', 2026)])).toBe(0);
});

it('a moment to come is refused, and so is a visitor', async () => {
  await expect(recordHandoverHistory(ctx(), [past('2027-09-01', 2028)])).rejects.toMatchObject({
    code: 'INVALID',
  });
  await expect(recordHandoverHistory(testContext(database.db, { actor: VISITOR }), [])).rejects.toMatchObject(
    { code: 'UNAUTHENTICATED' },
  );
});
