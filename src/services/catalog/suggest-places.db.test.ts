import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SuggestInput } from '#contract/suggest.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { pickSuggestion } from '#domain/catalog/pick-suggestion.ts';
import type { LocationCode } from '#domain/geo/location-code.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { countListings } from './count-listings.ts';
import { findWaysOut } from './find-ways-out.ts';
import { nameFilters } from './name-filters.ts';
import { suggestPlaces } from './suggest-places.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const count = async (filters: SearchFilters, location?: LocationCode) =>
  (await countListings(ctx(), { filters, location, sort: 'default' })).flats;

const placeOf = (countryId: number) => world.flats.find(({ place }) => place.countryId === countryId)!.place;
const cityCode = (countryId: number): LocationCode => `c${placeOf(countryId).cityId}`;

const ask = (query: string, more: Partial<SuggestInput> = {}) =>
  suggestPlaces(ctx(), { query, filters: {}, location: cityCode(1), ...more });

describe('a suggestion', () => {
  it.each<[string, Partial<SuggestInput>]>([
    ['лес', {}],
    ['ktc', {}],
    ['les', {}],
    ['лес', { filters: { balcony: true, roomsCount: ['2'], search: { settlement: 'Заречье' } } }],
    ['лес', { filters: { floor: { from: 500, to: 0 } } }],
    ['ул. речная', { location: undefined }],
    ['моск', {}],
    ['дуб', {}],
    ['жк', {}],
    ['застройщик', {}],
    ['заречье', { location: 'c4' }],
  ])('%j of %j leads to as many flats as it says', async (query, more) => {
    const found = await ask(query, more);
    expect(found.length).toBeGreaterThan(0);
    for (const suggestion of found) {
      const picked = pickSuggestion(more.filters ?? {}, suggestion);
      const place = picked.location ?? ('location' in more ? more.location : cityCode(1));
      expect(suggestion.flatsCount).toBeGreaterThan(0);
      expect(await count(picked.filters, place as LocationCode)).toBe(suggestion.flatsCount);
    }
  });

  it('says where it leads when that is elsewhere, and stays where it is otherwise', async () => {
    const here = await ask('лесной');
    expect(here.find(({ category }) => category === 'settlement')).toMatchObject({ where: null });
    expect(here.find(({ category }) => category === 'settlement')).not.toHaveProperty('location');
    const far = await ask('лесной', { location: 'c4' });
    const [first] = far.filter(({ category }) => category === 'settlement');
    expect([first!.location, first!.where]).toEqual([expect.stringMatching(/^c\d+$/), expect.any(String)]);
  });

  it('is left with the other conditions unless they leave nothing of it', async () => {
    const filters: SearchFilters = { balcony: true };
    expect((await ask('лесной', { filters })).map(({ isAlone }) => isAlone)).not.toContain(true);
    const alone = await ask('лесной', { filters: { floor: { from: 500, to: 0 } } });
    expect(new Set(alone.map(({ isAlone }) => isAlone))).toEqual(new Set([true]));
  });

  it('is no metro without flats, no empty city, and in the Emirates no metro at all', async () => {
    const near = new Set(world.ids.metros);
    const metros = await ask('метро');
    expect(metros.length).toBeGreaterThan(0);
    for (const { id, category } of metros) expect([category, near.has(id)]).toEqual(['metro', true]);
    expect(await ask('метро', { location: cityCode(2) })).toEqual([]);
    expect(await ask('тамбов')).toEqual([]);
  });
});

describe('names of filters', () => {
  it('call things by name whatever is found', async () => {
    const [metroId] = world.ids.metros;
    const [complexId] = world.ids.complexes;
    const [collectionId] = world.ids.collections;
    const { rows } = await database.db.execute(
      sql`UPDATE houses SET name = 'Дом', street = 'Остоженка', house = '12' WHERE id = ${world.ids.houses[0]} RETURNING id`,
    );
    const names = await nameFilters(ctx(), {
      search: { metroId: metroId!, settlement: 'лесной' },
      complexId: complexId!,
      houseId: Number(rows[0]!.id),
      collectionId: collectionId!,
      floor: { from: 500, to: 0 },
    });
    expect(names).toMatchObject({ metro: expect.any(String), collection: 'У воды' });
    expect(names.settlement?.toLowerCase()).toBe('лесной');
    expect(names.complex).toMatch(/^ЖК/);
    expect(names.house).toContain('дом на\u00a0Остоженке,\u00a012');
  });

  it('are missing for ids that nobody has', async () => {
    const filters = {
      search: { metroId: 999_999, addressId: 999_999 },
      complexId: 999_999,
      houseId: 999_999,
    };
    expect(await nameFilters(ctx(), filters)).toEqual({});
  });
});

describe('an empty search', () => {
  const everyCondition: SearchFilters = {
    ...Object.fromEntries(AMENITIES.map((name) => [name, true])),
    roomsCount: ['manyRooms'],
    priceRange: { from: 0, to: 1 },
    handoverDeadline: ['2025'],
    transportTime: '5',
    area: { from: 500, to: 0 },
    floor: { from: 90, to: 0 },
    floorNotFirst: true,
    floorLast: true,
    apartments: true,
    balcony: true,
    loggia: true,
    nearSea: true,
    fromDeveloper: true,
    closedBooking: true,
    renovation: ['none'],
    material: ['brick'],
    parking: ['open'],
  };

  it.each<[string, SearchFilters]>([
    ['one condition', { floor: { from: 90, to: 0 } }],
    ['two conditions that find nothing alone', { floor: { from: 90, to: 0 }, area: { from: 900, to: 0 } }],
    [
      'three such',
      { floor: { from: 90, to: 0 }, area: { from: 900, to: 0 }, priceRange: { from: 0, to: 1 } },
    ],
    ['all conditions there are', everyCondition],
  ])('of %s has ways out, each with what it finds', async (_, filters) => {
    const input = { filters, sort: 'default' as const, complexes: false };
    const { ways, areByOne } = await findWaysOut(ctx(), input);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      expect(way.count).toBeGreaterThan(0);
      expect(await count(way.filters)).toBe(way.count);
    }
    const isOne = Object.keys(filters).length === 1;
    expect(areByOne).toBe(isOne);
    if (!isOne) expect(ways.at(-1)!.title).toBe('Без всех условий');
  });

  it('asks the tables no more than they answer in a moment, while there is no index', async () => {
    const asked = vi.spyOn(Pool.prototype, 'query');
    const input = {
      filters: everyCondition,
      sort: 'default' as const,
      complexes: false,
    };
    const { ways } = await findWaysOut(ctx(), input);
    expect(ways.at(-1)!.title).toBe('Без всех условий');
    expect(asked.mock.calls.length).toBeGreaterThan(30);
    expect(asked.mock.calls.length).toBeLessThan(250);
    asked.mockRestore();
  });

  it('says what there is outside its part of the map and its place', async () => {
    const input = { filters: {}, sort: 'default' as const, complexes: true };
    const nowhere = [
      { latitude: -80, longitude: 0 },
      { latitude: -79, longitude: 1 },
    ];
    const { complexes } = await countListings(ctx(), { filters: {}, sort: 'default' });
    const inArea = await findWaysOut(ctx(), { ...input, area: nowhere });
    expect([inArea.outsideArea, inArea.everywhere, inArea.ways]).toEqual([complexes, 0, []]);
    const elsewhere = await findWaysOut(ctx(), { ...input, location: 'c4' });
    expect([elsewhere.outsideArea, elsewhere.everywhere]).toEqual([0, complexes]);
    expect(elsewhere.cities.length).toBeGreaterThan(0);
  });
});
