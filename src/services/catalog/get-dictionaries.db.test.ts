import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_PLACES } from '#search/snapshot.ts';
import { createProcessMemory } from '#server/process-memory.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld, type WorldFlat } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { countListings } from './count-listings.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { getExtremes } from './get-extremes.ts';
import { getSearchDictionaries } from './get-search-dictionaries.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
let onSale: WorldFlat[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);

it('knows no extremes while nothing is on sale', async () => {
  expect(await getExtremes(ctx())).toEqual({ maxPrice: 0, maxArea: 0, maxFloor: 0, maxSeaDistance: 0 });
  world = await makeSearchWorld(database.db);
  onSale = world.flats.filter((flat) => flat.isOnSale);
});

it('bounds the sliders by what is on sale', async () => {
  const most = (fact: (flat: WorldFlat) => number | null) =>
    Math.max(...onSale.map((flat) => fact(flat) ?? 0));
  const extremes = {
    maxPrice: most(({ price }) => price),
    maxArea: most(({ areaM2x100 }) => areaM2x100) / 100,
    maxFloor: most(({ floor }) => floor),
    maxSeaDistance: most(({ seaDistanceM }) => seaDistanceM),
  };
  await database.db.execute(sql`
    UPDATE flats SET price = 900000000, area_m2_x100 = 99999, floor = 99
    WHERE id = (SELECT min(id) FROM flats WHERE status = 'SOLD')`);
  expect(await getExtremes(ctx())).toEqual(extremes);
});

it('names places and the developers who sell', async () => {
  const { regions, cities, countries, developers } = await getDictionaries(ctx());
  expect(countries[0]).toEqual({ id: 1, name: 'Россия' });
  expect(cities.find(({ id }) => id === 1)).toEqual({
    id: 1,
    regionId: regions.find(({ name }) => name === 'Москва')!.id,
    name: 'Москва',
    type: 'город',
    fullName: 'Москва',
  });
  const selling = new Set(onSale.map(({ developerCompanyId }) => developerCompanyId));
  expect(developers.map(({ id }) => id)).toEqual(world.ids.developers.filter((id) => selling.has(id)));
});

it('reads places and developers once for a state of the index', async () => {
  const memory = createProcessMemory();
  const at = (version: string) =>
    testContext(database.db, {
      catalogueIndex: { current: { version, parts: [], places: NO_PLACES } },
      ports: { memory },
    });
  const first = await getDictionaries(at('1:1:'));
  const renamed = first.developers[0]!;
  await database.db.execute(sql`UPDATE companies SET name = name || ' плюс' WHERE id = ${renamed.id}`);
  expect((await getDictionaries(at('1:1:'))).developers).toContainEqual(renamed);
  expect((await getDictionaries(at('2:2:'))).developers).toContainEqual({
    ...renamed,
    name: `${renamed.name} плюс`,
  });
  expect((await getDictionaries(ctx())).developers).not.toContainEqual(renamed);
  await database.db.execute(sql`UPDATE companies SET name = ${renamed.name} WHERE id = ${renamed.id}`);
});

it('suggests what finds something, in the region of the default location unless another is named', async () => {
  const here = onSale.filter(({ place }) => place.countryId === 1);
  const regionId = here[0]!.place.regionId;
  const found = await getSearchDictionaries(ctx(), {});
  expect(await getSearchDictionaries(ctx(), { regionId })).toEqual(found);
  expect(found.settlements.map(({ name }) => name.toLowerCase())).toEqual(
    [...new Set(here.flatMap(({ settlement }) => settlement?.toLowerCase() ?? []))].sort((one, other) =>
      one.localeCompare(other, 'ru'),
    ),
  );
  expect(found.settlements.every(({ id }) => id === 0)).toBe(true);
  expect(new Set(found.complexes.map(({ id }) => id))).toEqual(
    new Set(here.map(({ complexId }) => complexId)),
  );
  expect(found.metros.find(({ name }) => name === 'Сокольники')).toMatchObject({
    cityId: 1,
    lines: [{ number: '1', name: 'Сокольническая', cityId: 1 }, { number: '11' }],
  });
  expect(found.metroLines.length).toBeGreaterThan(10);
  expect(found.highways.length).toBeGreaterThan(3);
  expect(new Set(found.addresses.map(({ name }) => name)).size).toBe(found.addresses.length);
  for (const { id } of found.addresses) {
    const filters = { search: { addressId: id } };
    expect((await countListings(ctx(), { filters, sort: 'default' })).flats).toBeGreaterThan(0);
  }
});

it('has no metro to suggest in the Emirates', async () => {
  const { regionId } = onSale.find(({ place }) => place.countryId === 2)!.place;
  const { metros, metroLines, cities } = await getSearchDictionaries(ctx(), { regionId });
  expect([metros, metroLines]).toEqual([[], []]);
  expect(cities.map(({ name }) => name)).toContain('Дубай');
});
