import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_FEEDS } from '../demo/feeds.ts';
import { fillWorld } from '../demo/load-world.ts';
import { WORLD_FEEDS } from '../demo/world-feeds.ts';
import { inOneMoment, inTransaction } from '../src/db/client.ts';
import { sqlCatalogue } from '../src/db/queries/catalog/sql-catalogue.ts';
import type { CatalogQuery, Catalogue, HousePlace, PayableSteps } from '../src/domain/catalog/catalogue.ts';
import { facetsAt } from '../src/domain/catalog/filters/facets.ts';
import { CATALOGUE_SORTS, COMPLEX_SORTS } from '../src/domain/catalog/sort.ts';
import type { LocationCode } from '../src/domain/geo/location-code.ts';
import { readTerms } from '../src/domain/mortgage/terms/terms-text.ts';
import { readRoad } from '../src/domain/road/road-text.ts';
import { indexCatalogue } from '../src/search/index-catalogue.ts';
import { readSearch } from '../src/services/catalog/open-catalogue.ts';
import { type IndexState, refreshIndex } from '../src/services/catalog/refresh-index.ts';
import type { ServiceContext } from '../src/services/context.ts';
import { importFeed } from '../src/services/feed/import-feed.ts';
import { anySearchFilters, type KnownIds, ROADS, TERMS } from './any-search-filters.ts';
import { createTestDatabase } from './database.ts';
import { makeSearchWorld } from './search-world.ts';
import { TEST_NOW, testContext } from './service-context.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ids: KnownIds;
let state: IndexState | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ ids } = await makeSearchWorld(database.db));
  const dubai = WORLD_FEEDS.filter(({ group }) => group.key === 'palm');
  await fillWorld(testContext(database.db), () => {}, dubai);
});
afterAll(() => database.drop());

const PLACES: (LocationCode[] | undefined)[] = [
  undefined,
  undefined,
  ['c1'],
  ['r1'],
  ['co2'],
  ['co1'],
  ['co1', 'co2'],
  ['c1', 'r999'],
  ['c999999'],
];

/** Around Moscow, where the world stands, and far from it. */
const latitude = fc
  .oneof(fc.integer({ min: 5500, max: 5600 }), fc.integer({ min: -9000, max: 9000 }))
  .map(degrees);
const longitude = fc
  .oneof(fc.integer({ min: 3700, max: 3800 }), fc.integer({ min: -18000, max: 18000 }))
  .map(degrees);

/** A box, which may be upside down or cross the date line, or an outline, whose sides may cross each other. */
const anyArea = fc.array(fc.record({ latitude, longitude }), { minLength: 2, maxLength: 8 });

function degrees(hundredths: number): number {
  return hundredths / 100;
}

function anyQuestion(known: KnownIds) {
  return fc.record({
    filters: anySearchFilters(known),
    location: fc.constantFrom(...PLACES),
    sort: fc.constantFrom(...CATALOGUE_SORTS),
    complexSort: fc.constantFrom(...COMPLEX_SORTS),
    limit: fc.integer({ min: 1, max: 100 }),
    offset: fc.oneof(fc.constant(0), fc.nat(300)),
    steps: fc.integer({ min: 1, max: 40 }),
    box: fc.tuple(latitude, latitude, longitude, longitude),
    area: fc.option(anyArea, { nil: undefined, freq: 2 }),
    terms: fc.constantFrom(...TERMS).map(readTerms),
    road: fc.option(fc.constantFrom(...ROADS).map(readRoad), { nil: [], freq: 1 }),
    complexIds: fc.option(fc.subarray([...known.complexes, 999_999]), { nil: undefined, freq: 4 }),
  });
}

type Question = ReturnType<typeof anyQuestion> extends fc.Arbitrary<infer Value> ? Value : never;

/** Questions beside the count and the page; each search is asked one of them in turn. */
const OTHERS: ((catalogue: Catalogue, query: CatalogQuery, question: Question) => unknown)[] = [
  (catalogue, query, { limit, offset, complexSort }) =>
    catalogue.findComplexIds({ ...query, sort: complexSort, limit, offset: offset % 10 }),
  async (catalogue, query, { limit, offset }) =>
    catalogue.listFoundFlats(query, await catalogue.findComplexIds({ ...query, limit, offset: offset % 10 })),
  (catalogue, query, { steps }) => catalogue.countPrices(query, steps),
  async (catalogue, query, { steps }) =>
    catalogue.countPayments(query, someSteps(await catalogue.listHousePlaces(), steps)),
  (catalogue, query, { box: [south, north, west, east] }) =>
    catalogue.listMapHouses(query, { south, north, west, east }),
  (catalogue, query, { box: [south, north, west, east] }) =>
    catalogue.sumHousePrices(query, { south, north, west, east }),
  (catalogue, query) => catalogue.countFacets(query, facetsAt(TEST_NOW)),
];

/** Steps of prices by the million in two of three houses; the second kind leaves out every other million. */
function someSteps(houses: readonly HousePlace[], steps: number): PayableSteps {
  const millions = Array.from({ length: steps }, (_, step) => ({
    from: step * 1_000_000 + 1,
    to: (step + 1) * 1_000_000,
    step: steps - 1 - step,
  }));
  return {
    steps,
    listOfHouse: new Map(
      houses.filter(({ houseId }) => houseId % 3 > 0).map(({ houseId }) => [houseId, (houseId % 3) - 1]),
    ),
    lists: [millions, millions.filter((_, at) => at % 2 === 0)],
  };
}

async function answersOf(ctx: ServiceContext, catalogue: Catalogue, question: Question, turn: number) {
  const { filters, location, area, complexIds, sort, limit, offset } = question;
  const query = await readSearch(ctx, catalogue, { filters, location, area, complexIds });
  return {
    query,
    counts: await catalogue.countFlats(query),
    page: await catalogue.findFlatIds({ ...query, limit, offset, sort }),
    other: await OTHERS[turn % OTHERS.length]!(catalogue, query, question),
  };
}

/** Brings the index to the moment and holds it against the tables of that very moment. */
async function compare(numRuns: number): Promise<void> {
  let [asked, found] = [0, 0];
  await inOneMoment(database.db, async (tx) => {
    state = (await refreshIndex(tx, state)).state;
    const { builder, version, places } = state;
    const index = indexCatalogue({ version, places, parts: [...builder.parts.values()] });
    const tables = sqlCatalogue(tx);
    const asking = testContext(tx);
    expect(index.findExtremes()).toEqual(await tables.findExtremes());
    const complexIds = [...ids.complexes, 999_999, ...Array.from({ length: 60 }, (_, at) => at + 1)];
    expect(index.listBucketFigures(complexIds)).toEqual(
      await tables.listBucketFigures([...new Set(complexIds)]),
    );
    expect(index.listHousePlaces()).toEqual(await tables.listHousePlaces());
    expect(index.listHouseFigures(complexIds)).toEqual(await tables.listHouseFigures(complexIds));
    await fc.assert(
      fc.asyncProperty(anyQuestion(ids), async (question) => {
        const turn = asked++;
        const ctx = { ...asking, terms: question.terms, road: question.road };
        const answers = await answersOf(ctx, index, question, turn);
        expect(answers).toEqual(await answersOf(ctx, tables, question, turn));
        if (answers.counts.flats > 0) found += 1;
      }),
      { numRuns },
    );
  });
  // Searches that find nothing would agree about anything.
  expect(found).toBeGreaterThan(numRuns / 4);
}

/** A feed in two pieces, with something to do between them. */
async function* interrupted(file: string, between: () => Promise<void>): AsyncIterable<Uint8Array> {
  const bytes = await readFile(file);
  yield bytes.subarray(0, bytes.length / 2);
  await between();
  yield bytes.subarray(bytes.length / 2);
}

describe('the index and the tables answer alike', () => {
  it('before a feed run', () => compare(700));

  it('while a run is under way', async () => {
    const { file, clientName } = DEMO_FEEDS[0]!;
    const bytes = interrupted(file, () => compare(300));
    await importFeed(testContext(database.db), { bytes, source: 'demo', clientName });
  });

  it('after it', () => compare(700));

  it('while an unfinished transaction holds half a change, and when it is done', async () => {
    await inTransaction(database.db, async (tx) => {
      await tx.execute(sql`UPDATE flats SET price = price + id, floor = nullif(floor, 2) WHERE id % 3 = 0`);
      await compare(150);
      await tx.execute(sql`UPDATE flats SET status = 'SOLD' WHERE id % 7 = 0`);
    });
    await compare(150);
  });

  it('after changes of whatever else searches look at', async () => {
    await database.db.execute(
      sql`UPDATE complexes SET region_id = NULL, sea_distance_m = 7 WHERE id % 4 = 0`,
    );
    await database.db.execute(
      sql`UPDATE houses SET latitude = latitude + 0.01, material = NULL WHERE id % 3 = 0`,
    );
    await database.db.execute(sql`UPDATE house_metros SET minutes_foot = 3 WHERE house_id % 2 = 0`);
    await database.db.execute(sql`DELETE FROM collection_complexes WHERE complex_id % 2 = 0`);
    await database.db.execute(
      sql`UPDATE flats SET created_at = created_at + id % 5 * interval '1 microsecond'`,
    );
    await compare(300);
  });
});

it('reads again only what changed', async () => {
  const refresh = () => inOneMoment(database.db, (tx) => refreshIndex(tx, state));
  state = (await refresh()).state;
  const { parts: before } = state.builder;
  const kept = new Map(before);
  expect((await refresh()).changedComplexes).toBe(0);
  await database.db.execute(sql`
    UPDATE flats SET price = 1 WHERE id = (SELECT min(id) FROM flats WHERE status = 'FREE')`);
  const { state: after, parts, changedComplexes } = await refresh();
  expect([parts.length, changedComplexes]).toEqual([1, 1]);
  const untouched = [...kept].filter(([regionId]) => regionId !== parts[0]!.regionId);
  expect(untouched.length).toBeGreaterThan(0);
  for (const [regionId, part] of untouched) expect(after.builder.parts.get(regionId)).toBe(part);
  state = after;
  // A statement that writes what stands there already is no change.
  await database.db.execute(sql`UPDATE flats SET price = price`);
  expect((await refresh()).changedComplexes).toBe(0);
  // Lists of developers are kept for as long as the index is.
  const renamed = sql`SELECT min(developer_company_id) FROM complexes`;
  await database.db.execute(sql`UPDATE companies SET name = name || ' плюс' WHERE id = (${renamed})`);
  expect((await refresh()).changedComplexes).toBeGreaterThan(0);
});
