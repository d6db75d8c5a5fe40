import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchRequest } from '#contract/catalog.ts';
import { canonicalSearch, FEWEST_RESULTS } from '#domain/catalog/canonical-search.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { parseGlobalQuery } from '#domain/catalog/global-query.ts';
import { searchPath } from '#domain/catalog/search-address.ts';
import { ROOMS_OPTIONS } from '#domain/listing/rooms-bucket.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { countListings } from './count-listings.ts';
import { listSitemapPages } from './list-sitemap.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
let paths: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
  paths = [];
  for await (const { path } of listSitemapPages(ctx(), 'sets')!) paths.push(path);
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);

const readPath = (path: string) =>
  parseGlobalQuery(Object.fromEntries(new URL(path, 'https://genplan.test').searchParams));

describe('sets of the site map', () => {
  it('are each the page of its own for robots, once, with enough to show', async () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths.filter((one) => one.startsWith('/search'))) {
      const { location, searchFilters: filters, complexes } = readPath(path);
      expect(canonicalSearch({ location, searchFilters: filters, complexes }, TEST_NOW)).toBe(path);
      const place = location ?? (filters?.search?.metroId ? undefined : 'c1');
      const found = await countListings(ctx(), SearchRequest.parse({ location: place, filters }));
      expect(complexes ? found.complexes : found.flats, path).toBeGreaterThanOrEqual(FEWEST_RESULTS);
    }
  });

  it('are all of them: places, and places with one choice more', () => {
    const dubai = world.flats.find(({ place }) => place.countryId !== 1)!.place;
    const inDubai = world.flats.filter(({ isOnSale, place }) => isOnSale && place.cityId === dubai.cityId);
    const location = `c${dubai.cityId}`;
    expect(paths).toContain(`/?location=${location}`);
    expect(paths).toContain(searchPath({ location }));
    expect(paths).toContain(searchPath({ location, complexes: true }));
    expect(paths).toContain(searchPath({ location: `co${dubai.countryId}` }));
    const choices: SearchFilters[] = ROOMS_OPTIONS.map((rooms) => ({ roomsCount: [rooms] }));
    for (const searchFilters of choices) {
      const count = inDubai.filter(({ rooms }) => searchFilters.roomsCount!.includes(rooms)).length;
      expect(paths.includes(searchPath({ location, searchFilters }))).toBe(count >= FEWEST_RESULTS);
    }
  });

  it('name the default city by nothing and a region that is a city by the city', () => {
    expect(paths).not.toContain('/search');
    expect(paths.some((path) => /location=c1(&|$)/.test(path))).toBe(false);
    const moscow = world.flats.find(({ place }) => place.cityId === 1)!.place;
    expect(paths.some((path) => path.includes(`location=r${moscow.regionId}`))).toBe(false);
    expect(paths.map(readPath).some(({ searchFilters }) => searchFilters?.search?.metroId)).toBe(true);
  });
});
