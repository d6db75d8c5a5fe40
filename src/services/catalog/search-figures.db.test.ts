import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SearchRequest } from '#contract/catalog.ts';
import { fitFilters, normaliseFilters } from '#domain/catalog/filters/filter-spellings.ts';
import { matchesFilters } from '#domain/catalog/filters/matches-filters.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { ROUND_PRICES, USUAL_SHARE } from '#domain/catalog/price-ruler.ts';
import { readArea } from '#domain/geo/area-text.ts';
import { boundsOf, contains } from '#domain/geo/bounds.ts';
import { distanceMetres } from '#domain/geo/distance.ts';
import { hexagonOf } from '#domain/geo/hexagons.ts';
import { isInArea } from '#domain/geo/is-in-area.ts';
import { ROOMS_OPTIONS } from '#domain/listing/rooms-bucket.ts';
import { readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { anySearchFilters } from '#tests/any-search-filters.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld, type WorldFlat, withPayments } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { countFacets } from './count-facets.ts';
import { countHubs } from './count-hubs.ts';
import { countMetros } from './count-metros.ts';
import { getMapBounds } from './get-map-bounds.ts';
import { getMapBox } from './get-map-box.ts';
import { getMeterPrices } from './get-meter-prices.ts';
import { getPaymentHistogram } from './get-payment-histogram.ts';
import { getPriceHistogram } from './get-price-histogram.ts';
import { getUsualPrices } from './get-usual-prices.ts';
import { listGroundHouses } from './list-ground-houses.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
let maxPrice: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const made = await makeSearchWorld(database.db);
  world = { ...made, flats: await withPayments(ctx(), made.flats) };
  maxPrice = Math.max(...world.flats.map(({ price, isOnSale }) => (isOnSale ? (price ?? 0) : 0)));
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const ask = (filters: SearchFilters) => SearchRequest.parse({ filters });

/** The witness's answer to a search everywhere. */
function expected(filters: SearchFilters): WorldFlat[] {
  const asked = fitFilters(normaliseFilters(filters), { maxPrice });
  return world.flats.filter(
    (flat) => flat.isOnSale && matchesFilters(flat, asked, { year: 2026, isUae: false }),
  );
}

it('counts what each ready search finds, the most first where there is no other order', async () => {
  const filters: SearchFilters = { floorNotFirst: true };
  const hubs = await countHubs(ctx(), ask(filters));
  // Houses of this world stand in no city, so there are no areas of one.
  const empty = Object.entries(hubs).filter(([, list]) => list.length === 0);
  expect(empty.map(([name]) => name)).toEqual(['cityAreas']);
  for (const [name, list] of Object.entries(hubs)) {
    for (const hub of list) {
      expect(hub.name, name).not.toBe('');
      expect(hub.flatsCount, hub.name).toBe(expected({ ...filters, ...hub.filters }).length);
    }
  }
  for (const list of [hubs.developers, hubs.metros, hubs.cityAreas, hubs.collections]) {
    const counts = list.map(({ flatsCount }) => flatsCount);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  }
  const sold = hubs.developers.reduce((total, { flatsCount }) => total + flatsCount, 0);
  expect(sold).toBe(expected(filters).length);
});

it('counts each choice with the other filters as they are', async () => {
  await fc.assert(
    fc.asyncProperty(anySearchFilters(world.ids), async (any) => {
      // Extras are another way to say the amenities, which are facets of their own.
      const filters = fitFilters(normaliseFilters(any), { maxPrice });
      const { logia, ...facets } = await countFacets(ctx(), ask(filters));
      expect(logia).toEqual(facets.loggia);
      for (const [name, counts] of Object.entries(facets)) {
        for (const [choice, count] of Object.entries(counts)) {
          const distance = name === 'nearSea' && { seaDistance: filters.seaDistance };
          const alike = expected({ ...filters, ...distance, ...chosen(name, choice) }).length;
          expect(count, `${name}: ${choice}`).toBe(alike);
        }
      }
    }),
    { numRuns: 60 },
  );
});

/** The filters of a choice, by the name of its facet and its own. */
function chosen(name: string, choice: string): SearchFilters {
  const [, transportType, transportTime] = /^(foot|car)(\d+)$/.exec(choice) ?? [];
  if (name === 'transportTime') return { transportType, transportTime } as SearchFilters;
  return { [name]: choice === 'true' || choice === 'false' ? choice === 'true' : [choice] };
}

it('counts each metro of the list with the other filters as they are, those chosen set aside', async () => {
  const filters: SearchFilters = { balcony: true, metros: [String(world.ids.metros[0])] };
  const metros = await countMetros(ctx(), ask(filters));
  expect(metros.length).toBeGreaterThan(1);
  for (const { id, flatsCount } of metros)
    expect(flatsCount).toBe(expected({ balcony: true, metros: [id] }).length);
  expect(metros.map(({ name }) => name)).toEqual(
    metros.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'ru')),
  );
});

it('names every choice there is, the years those of now', async () => {
  const facets = await countFacets(ctx(), ask({ roomsCount: ['1'], balcony: true }));
  expect(Object.keys(facets.roomsCount!).sort()).toEqual([...ROOMS_OPTIONS].sort());
  expect(Object.keys(facets.handoverDeadline!).sort()).toEqual(
    ['handOver', 'notBuilt', '2026', '2027', '2028', 'over2'].sort(),
  );
  expect(facets.floorLast).toHaveProperty('false');
  expect(Object.keys(facets.gym!)).toEqual(['true']);
});

it('spreads prices over steps, the budget aside', async () => {
  await fc.assert(
    fc.asyncProperty(anySearchFilters(world.ids), fc.integer({ min: 1, max: 100 }), async (filters, bins) => {
      const prices = expected({ ...filters, priceRange: undefined, payment: undefined }).flatMap(
        ({ price }) => price ?? [],
      );
      const { from, to, counts } = await getPriceHistogram(ctx(), { ...ask(filters), bins });
      expect(counts.length).toBe(bins);
      expect([from, to]).toEqual(prices.length ? [Math.min(...prices), Math.max(...prices)] : [0, 0]);
      const steps = Array(bins).fill(0);
      for (const price of prices) steps[Math.floor(((price - from) * bins) / (to - from + 1))] += 1;
      expect(counts).toEqual(steps);
    }),
    { numRuns: 60 },
  );
});

it('spreads payments over steps as cards say them, the budget aside, by the terms of whoever asks', async () => {
  let counted = 0;
  for (const text of [undefined, 'down3000000,years25', 'byFirst', 'none']) {
    const asking = { ...ctx(), terms: readTerms(text) };
    const flats = (await withPayments(asking, world.flats)).filter(({ isOnSale }) => isOnSale);
    const filters: SearchFilters = {
      payment: { from: 0, to: 40_000 },
      priceRange: { from: 0, to: 5_000_000 },
    };
    const { from, to, counts } = await getPaymentHistogram(asking, ask(filters));
    const step = (to - from) / counts.length;
    const steps = Array(counts.length).fill(0);
    for (const { payment } of flats)
      if (payment !== null && payment < to) steps[Math.floor(payment / step)] += 1;
    expect(counts).toEqual(steps);
    counted += counts.reduce((sum, count) => sum + count, 0);
  }
  expect(counted).toBeGreaterThan(0);
});

it('ends a ruler at a round price that nearly all flats cost at most, and spreads prices up to there', async () => {
  const prices = expected({}).flatMap(({ price }) => price ?? []);
  const { to } = await getUsualPrices(ctx(), {});
  const within = (limit: number) => prices.filter((price) => price <= limit).length;
  const enough = ROUND_PRICES.filter((round) => within(round) >= prices.length * USUAL_SHARE);
  expect(to).toBe(Math.min(enough[0]!, Math.max(...prices)));
  const { counts } = await getPriceHistogram(ctx(), { ...ask({}), bins: 50, isUsual: true });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(within(to ?? maxPrice));
});

it('finds in a box of the map what stands there, together or alone', async () => {
  const coordinate = fc.integer({ min: 0, max: 100 });
  const zoom = fc.integer({ min: 3, max: 18 });
  const box = fc.tuple(coordinate, coordinate, coordinate, coordinate, zoom);
  await fc.assert(
    fc.asyncProperty(
      anySearchFilters(world.ids),
      box,
      fc.boolean(),
      async (filters, [a, b, c, d, zoom], isPaid) => {
        const [south, north] = [55 + Math.min(a, b) / 100, 55 + Math.max(a, b) / 100];
        const [west, east] = [37 + Math.min(c, d) / 100, 37 + Math.max(c, d) / 100];
        const inside = expected(filters).filter(
          ({ point }) =>
            point && between(point.latitude, south, north) && between(point.longitude, west, east),
        );
        const { clusters, houses } = await getMapBox(ctx(), {
          ...ask(filters),
          south,
          north,
          west,
          east,
          zoom,
          lens: isPaid ? 'payment' : 'price',
        });
        expect(
          total(clusters.map(({ count }) => count)) + total(houses.map(({ flatsCount }) => flatsCount)),
        ).toBe(inside.length);
        for (const house of houses) {
          const own = inside.filter(({ houseId }) => houseId === house.houseId);
          const prices = own.flatMap(({ price }) => price ?? []);
          const cheapest = own.find(({ price }) => price === house.minPrice);
          expect(house).toMatchObject({
            ...own[0]!.point,
            houseId: house.houseId,
            complexId: own[0]!.complexId,
            flatsCount: own.length,
            minPrice: prices.length ? Math.min(...prices) : null,
            payment: isPaid ? cheapest!.payment : null,
          });
        }
      },
    ),
    { numRuns: 100 },
  );
});

it('tells what a square metre costs by place, of all flats found there and no others', async () => {
  const box = { south: 54, north: 57, west: 36, east: 39 };
  let told = 0;
  await fc.assert(
    fc.asyncProperty(anySearchFilters(world.ids), fc.integer({ min: 3, max: 12 }), async (filters, zoom) => {
      const { side, cells } = await getMeterPrices(ctx(), { ...ask(filters), ...box, zoom });
      const priced = expected(filters).filter(({ point, price }) => point && price !== null);
      const groups = Map.groupBy(priced, ({ point }) => JSON.stringify(hexagonOf(point!, { side })));
      expect(cells.length).toBe([...groups.values()].filter((flats) => flats.length > 2).length);
      for (const { latitude, longitude, flatsCount, pricePerM2 } of cells) {
        const flats = groups.get(JSON.stringify({ latitude, longitude }))!;
        const area = total(flats.map(({ areaM2x100 }) => areaM2x100));
        expect(flatsCount).toBe(flats.length);
        expect(pricePerM2).toBe(Math.round((total(flats.map(({ price }) => price!)) * 100) / area));
        told += 1;
      }
    }),
    { numRuns: 60 },
  );
  expect(told).toBeGreaterThan(100);
});

it('names the houses with something on sale in a part of the map, the nearest to its middle first', async () => {
  const box = { south: 55.2, west: 37.2, north: 55.8, east: 37.8, zoom: 15 };
  const inside = expected({}).filter(({ point }) => point && contains(box, point));
  const found = await listGroundHouses(ctx(), box);
  expect(new Set(found.map(({ houseId }) => houseId))).toEqual(new Set(inside.map(({ houseId }) => houseId)));
  expect(found.length).toBeGreaterThan(3);
  expect(found.every(({ complexName }) => complexName !== '')).toBe(true);
  const off = found.map((house) => distanceMetres(house, { latitude: 55.5, longitude: 37.5 }));
  expect(off).toEqual(off.toSorted((one, other) => one - other));
});

it('looks over the date line', async () => {
  const around = { ...ask({}), south: -90, north: 90, zoom: 17 };
  const everywhere = await getMapBox(ctx(), { ...around, west: -180, east: 180 });
  expect(everywhere.houses.length).toBeGreaterThan(10);
  expect(await getMapBox(ctx(), { ...around, west: 36, east: -170 })).toEqual(everywhere);
  expect(await getMapBox(ctx(), { ...around, west: 170, east: 36 })).toEqual({ clusters: [], houses: [] });
});

it('tells where all that a search finds stands, with air around it', async () => {
  const area = readArea('55.2,37.1;55.8,37.2;55.5,37.9')!;
  const found = expected({}).flatMap(({ point }) => (point && isInArea(area, point) ? [point] : []));
  expect(found.length).toBeGreaterThan(10);
  const bounds = await getMapBounds(ctx(), { ...ask({}), area });
  expect(bounds).toEqual(boundsOf(found));
  expect(bounds!.north - Math.max(...found.map(({ latitude }) => latitude))).toBeCloseTo(0.05);
  expect(await getMapBounds(ctx(), ask({ houseId: 999_999 }))).toBeNull();
});

function between(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

function total(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
