import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findComplexIds, findFlatIds } from '#db/queries/catalog/search-results.ts';
import { sqlCatalogue } from '#db/queries/catalog/sql-catalogue.ts';
import { fitFilters, normaliseFilters } from '#domain/catalog/filters/filter-spellings.ts';
import { matchesFilters } from '#domain/catalog/filters/matches-filters.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { LocationCode } from '#domain/geo/location-code.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { countSigns } from '#domain/listing/mini-board-signs.ts';
import { readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { anySearchFilters, TERMS } from '#tests/any-search-filters.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld, type WorldFlat, withPayments } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { countListings } from './count-listings.ts';
import { findComplexesByPayment } from './find-complexes-by-payment.ts';
import { findFlatPage } from './find-flat-page.ts';
import { readSearch } from './open-catalogue.ts';
import { searchComplexCards } from './search-complex-cards.ts';
import { searchComplexes } from './search-complexes.ts';
import { searchFlats } from './search-flats.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
});
afterAll(() => database.drop());

const YEAR = 2026;
const everything = { sort: 'default', limit: 1_000, offset: 0 } as const;
const ctx = (now?: Date) => testContext(database.db, now && { now });
const count = async (filters: SearchFilters, location?: LocationCode | LocationCode[], now?: Date) =>
  (await countListings(ctx(now), { filters, location, sort: 'default' })).flats;

/** Answers the same question from the witness. */
function expected(
  filters: SearchFilters,
  isHere: (flat: WorldFlat) => boolean,
  isUae: boolean,
  flats = world.flats,
): WorldFlat[] {
  const maxPrice = Math.max(...world.flats.map(({ price, isOnSale }) => (isOnSale ? (price ?? 0) : 0)));
  const asked = fitFilters(normaliseFilters(filters), { maxPrice });
  return flats.filter(
    (flat) => flat.isOnSale && isHere(flat) && matchesFilters(flat, asked, { year: YEAR, isUae }),
  );
}

const PLACES: [LocationCode[] | undefined, (flat: WorldFlat) => boolean, boolean][] = [
  [undefined, () => true, false],
  [['c1'], ({ place }) => place.cityId === 1, false],
  [['co2'], ({ place }) => place.countryId === 2, true],
  [['co1', 'co2'], () => true, false],
  [['c999999'], () => false, false],
];

const paid = new Map<string | undefined, Promise<WorldFlat[]>>();

/** The flats of the world with what each costs a month by these terms. */
function paidBy(text: string | undefined): Promise<WorldFlat[]> {
  const known = paid.get(text) ?? withPayments({ ...ctx(), terms: readTerms(text) }, world.flats);
  paid.set(text, known);
  return known;
}

describe('filters', () => {
  it('find in the tables what they mean', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        anySearchFilters(world.ids),
        fc.constantFrom(...PLACES),
        fc.constantFrom(...TERMS),
        async (filters, [location, isHere, isUae], text) => {
          const asking = { ...ctx(), terms: readTerms(text) };
          const search = await readSearch(asking, sqlCatalogue(database.db), { filters, location });
          const flats = expected(filters, isHere, isUae, await paidBy(text));
          const flatIds = await findFlatIds(database.db, { ...search, ...everything });
          const complexIds = await findComplexIds(database.db, { ...search, ...everything });
          const totals = await countListings(asking, { filters, location, sort: 'default' });
          const complexesExpected = [...new Set(flats.map(({ complexId }) => complexId))];
          expect(flatIds.sort(byNumber)).toEqual(flats.map(({ id }) => id));
          expect(complexIds.sort(byNumber)).toEqual(complexesExpected.sort(byNumber));
          expect(totals).toEqual({ flats: flats.length, complexes: complexesExpected.length });
          if (flats.length > 0) found += 1;
        },
      ),
      { numRuns: 500 },
    );
    // Searches that find nothing would agree about anything.
    expect(found).toBeGreaterThan(150);
  });

  it('default ones find everything', async () => {
    const all = await count({});
    expect(all).toBe(world.flats.filter(({ isOnSale }) => isOnSale).length);
    const maxPrice = Math.max(...world.flats.map(({ price, isOnSale }) => (isOnSale ? (price ?? 0) : 0)));
    const zero = { from: 0, to: 0 };
    expect(await count({ area: zero, floor: zero, seaDistance: zero, priceRange: zero })).toBe(all);
    expect(await count({ priceRange: { from: 0, to: maxPrice }, extras: ['helipad'], roomsCount: [] })).toBe(
      all,
    );
  });

  it('split the catalogue in two', async () => {
    const all = await count({});
    expect((await count({ apartments: true })) + (await count({ apartments: false }))).toBe(all);
    expect((await count({ fromDeveloper: true })) + (await count({ fromDeveloper: false }))).toBe(all);
    const finished = await count({ handoverDeadline: ['handOver'] });
    expect(finished + (await count({ handoverDeadline: ['notBuilt'] }))).toBe(all);
    expect(await count({ handoverDeadline: ['handOver', 'notBuilt'] })).toBe(all);
    expect((await count({ roomsCount: ['1'] })) + (await count({ roomsCount: ['0'] }))).toBe(
      await count({ roomsCount: ['1', '0'] }),
    );
  });

  it('count the years after the last one offered by the Moscow calendar', async () => {
    const later = (year: number) =>
      world.flats.filter(({ isOnSale, handover }) => isOnSale && handover && handover.year > year).length;
    const over2 = (now: string) => count({ handoverDeadline: ['over2'] }, undefined, new Date(now));
    expect(await over2('2026-12-31T20:59:59Z')).toBe(later(2028));
    expect(await over2('2026-12-31T21:00:00Z')).toBe(later(2029));
  });

  it.each<LocationCode>(['co2', ...(['r', 'c'] as const).map((kind) => `${kind}0` as LocationCode)])(
    'forget minutes to a metro in the Emirates: %s',
    async (code) => {
      const { regionId, cityId } = world.flats.find(({ place }) => place.countryId === 2)!.place;
      const location = { r0: `r${regionId}`, c0: `c${cityId}` }[code as 'r0' | 'c0'] ?? code;
      const all = await count({}, location as LocationCode);
      expect(all).toBeGreaterThan(0);
      expect(await count({ transportTime: '5' }, location as LocationCode)).toBe(all);
      expect(await count({ transportTime: '5' }, [location as LocationCode, 'co1'])).toBeLessThan(
        await count({}, [location as LocationCode, 'co1']),
      );
    },
  );

  it('take bounds wider and finer than the tables can hold', async () => {
    expect(await count({ priceRange: { from: 0.5, to: 1e15 }, area: { from: 0, to: 1e15 } })).toBeGreaterThan(
      0,
    );
    expect(await count({ floor: { from: 0, to: 0.5 } })).toBe(0);
  });
});

it('pages through all that the total promises, each once', async () => {
  const filters: SearchFilters = { floorNotFirst: true, area: { from: 30, to: 0 } };
  const search = { filters, sort: 'price_asc', amount: 30 } as const;
  const { flats, complexes } = await countListings(ctx(), search);
  const flatIds: number[] = [];
  for (let startFrom = 0; startFrom < flats; startFrom += 30) {
    const page = await searchFlats(ctx(), { ...search, startFrom });
    flatIds.push(...page.flats.map(({ id }) => id));
  }
  expect(flats).toBeGreaterThan(60);
  expect(new Set(flatIds).size).toBe(flats);
  expect(flatIds.length).toBe(flats);
  const page = await searchComplexes(ctx(), { ...search, startFrom: 0 });
  expect(page.complexes.length).toBe(complexes);
});

function byNumber(one: number, other: number): number {
  return one - other;
}

it('orders by the payment cards show, and pages through it, those without one last', async () => {
  let pages = 0;
  await fc.assert(
    fc.asyncProperty(
      anySearchFilters(world.ids),
      fc.constantFrom(...TERMS),
      fc.nat(120),
      fc.integer({ min: 1, max: 40 }),
      async (filters, text, startFrom, amount) => {
        const asking = { ...ctx(), terms: readTerms(text) };
        const byPrice = (one: WorldFlat, other: WorldFlat) =>
          (one.price ?? Number.MAX_VALUE) - (other.price ?? Number.MAX_VALUE) || one.id - other.id;
        const ordered = expected(filters, () => true, false, await paidBy(text))
          .toSorted(byPrice)
          .toSorted((one, other) => (one.payment ?? Number.MAX_VALUE) - (other.payment ?? Number.MAX_VALUE));
        const request = { filters, sort: 'payment_asc' as const, amount, startFrom };
        const found = await findFlatPage(asking, sqlCatalogue(database.db), request);
        expect(found).toEqual(ordered.slice(startFrom, startFrom + amount).map(({ id }) => id));
        if (found.length > 0) pages += 1;
      },
    ),
    { numRuns: 60 },
  );
  expect(pages).toBeGreaterThan(15);
});

it('orders complexes by the least payment of their flats found, those without one last and by price', async () => {
  let pages = 0;
  await fc.assert(
    fc.asyncProperty(
      anySearchFilters(world.ids),
      fc.constantFrom(...TERMS),
      fc.nat(12),
      fc.integer({ min: 1, max: 8 }),
      async (filters, text, offset, limit) => {
        const asking = { ...ctx(), terms: readTerms(text) };
        const found = expected(filters, () => true, false, await paidBy(text));
        const ordered = [...Map.groupBy(found, ({ complexId }) => complexId)]
          .map(([id, flats]) => ({
            id,
            payment: Math.min(...flats.map(({ payment }) => payment ?? Number.MAX_VALUE)),
            price: Math.min(...flats.map(({ price }) => price ?? Number.MAX_VALUE)),
          }))
          .toSorted(
            (one, other) =>
              one.payment - other.payment ||
              (one.payment === Number.MAX_VALUE ? one.price - other.price : 0) ||
              one.id - other.id,
          );
        const catalogue = sqlCatalogue(database.db);
        const query = await readSearch(asking, catalogue, { filters });
        const ids = await findComplexesByPayment(asking, catalogue, query, { limit, offset });
        expect(ids).toEqual(ordered.slice(offset, offset + limit).map(({ id }) => id));
        if (ids.length > 0) pages += 1;
      },
    ),
    { numRuns: 30 },
  );
  expect(pages).toBeGreaterThan(8);
});

it('shows of each complex the floors where the most flats found are', async () => {
  const filters: SearchFilters = { roomsCount: ['1', '2'] };
  const search = { filters, sort: 'default' as const, amount: 100, startFrom: 0 };
  const cards = await searchComplexCards(ctx(), search);
  const { complexes, houses } = await searchComplexes(ctx(), search);
  expect(cards.map(({ id, name }) => ({ id, name }))).toEqual(
    complexes.map(({ id, name }) => ({ id, name })),
  );
  const found = expected(filters, () => true, false);
  const boards = cards.flatMap(({ id, board }) => (board ? [{ complexId: id, ...board }] : []));
  expect(boards.length).toBeGreaterThan(5);
  for (const { complexId, house: title, fromFloor, toFloor, rows } of boards) {
    expect(toFloor - fromFloor + 1).toBe(rows.length);
    expect(rows.length).toBeLessThanOrEqual(6);
    const named = houses.filter((house) => house.complexId === complexId && houseTitle(house) === title);
    // Houses of one name are told apart by what stands on their floors.
    const drawn = named.map(({ id }) => {
      const inHouse = world.flats.filter(({ houseId }) => houseId === id);
      const shown = inHouse.filter(({ floor }) => floor !== null && floor >= fromFloor && floor <= toFloor);
      return {
        found: shown.filter((flat) => found.includes(flat)).length,
        free: shown.filter((flat) => flat.isOnSale && !found.includes(flat)).length,
      };
    });
    expect(drawn).toContainEqual({ found: countSigns(rows, 'found'), free: countSigns(rows, 'free') });
  }
});

it('finds by the month what an edited offer makes of prices, from the next search on', async () => {
  const asking = ctx();
  const affordable = { filters: { payment: { from: 0, to: 40_000 } }, sort: 'default' } as const;
  const before = (await countListings(asking, affordable)).flats;
  await database.db.execute(sql`UPDATE offer_parts SET interest = 0.3 WHERE type = 'BASE'`);
  const after = (await countListings(asking, affordable)).flats;
  const paid = await withPayments(asking, world.flats);
  const expectedAfter = paid.filter(
    ({ isOnSale, payment }) => isOnSale && payment !== null && payment <= 40_000,
  );
  expect(after).toBe(expectedAfter.length);
  expect(after).toBeLessThan(before);
});
