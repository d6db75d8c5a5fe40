import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW } from '#tests/service-context.ts';
import { houseHandovers, houses } from '../../schema/house.ts';
import { listHouseHandovers, recordHandovers } from './house-handovers.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let [one, other] = [0, 0];
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSearchWorld(database.db);
  const rows = await database.db.select({ id: houses.id }).from(houses).orderBy(asc(houses.id)).limit(2);
  [one, other] = rows.map(({ id }) => id) as [number, number];
});
afterAll(() => database.drop());

const after = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
const promise = (id: number, values: Partial<typeof houses.$inferInsert>) =>
  database.db.update(houses).set(values).where(eq(houses.id, id));
const known = async (id: number) =>
  (await listHouseHandovers(database.db, [id])).map(({ at, year, quarter, isFinished }) => [
    Math.round((at.getTime() - TEST_NOW.getTime()) / 86_400_000),
    year,
    quarter,
    isFinished,
  ]);

beforeEach(async () => {
  await database.db.delete(houseHandovers);
  await database.db.update(houses).set({ handoverYear: null, handoverQuarter: null });
  await promise(one, {
    handoverYear: 2027,
    handoverQuarter: 2,
    buildingState: 'UNFINISHED',
    handoverBy: 'feed',
  });
});

it('a term is written down once, and again when it moves', async () => {
  expect(await recordHandovers(database.db, after(0))).toBe(1);
  expect(await recordHandovers(database.db, after(1))).toBe(0);
  await promise(one, { handoverQuarter: 4, handoverBy: 'register' });
  await promise(other, { handoverYear: 2028, handoverQuarter: null, buildingState: 'PROJECT' });
  expect(await recordHandovers(database.db, after(2))).toBe(2);
  expect(await known(one)).toEqual([
    [0, 2027, 2, false],
    [2, 2027, 4, false],
  ]);
  expect(await known(other)).toEqual([[2, 2028, null, false]]);
  expect((await listHouseHandovers(database.db, [one, other])).map(({ source }) => source)).toEqual([
    'feed',
    'register',
    'feed',
  ]);
});

it('a house that is ready is a move too, and a silence is none', async () => {
  await recordHandovers(database.db, after(0));
  await promise(one, { handoverYear: null, handoverQuarter: null });
  expect(await recordHandovers(database.db, after(1))).toBe(0);
  await promise(one, { handoverYear: 2027, handoverQuarter: 2 });
  expect(await recordHandovers(database.db, after(2))).toBe(0);
  await promise(one, { buildingState: 'HANDOVER' });
  expect(await recordHandovers(database.db, after(3))).toBe(1);
  expect((await known(one)).at(-1)).toEqual([3, 2027, 2, true]);
});

it('a term that comes back is a move as well', async () => {
  await recordHandovers(database.db, after(0));
  await promise(one, { handoverQuarter: 3 });
  await recordHandovers(database.db, after(1));
  await promise(one, { handoverQuarter: 2 });
  await recordHandovers(database.db, after(2));
  expect((await known(one)).map(([day, , quarter]) => [day, quarter])).toEqual([
    [0, 2],
    [1, 3],
    [2, 2],
  ]);
});
