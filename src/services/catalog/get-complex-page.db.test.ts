import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houses } from '#db/schema/house.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld, type SearchWorld } from '#tests/search-world.ts';
import { testContext } from '#tests/service-context.ts';
import { getBoard } from './get-board.ts';
import { getCardPictures } from './get-card-pictures.ts';
import { getComplexPage } from './get-complex-page.ts';
import { listSuitingFlats } from './list-suiting-flats.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let world: SearchWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await makeSearchWorld(database.db);
});
afterAll(() => database.drop());

const MOSCOW = 1;
const ctx = () => testContext(database.db);
/** A complex with flats on sale and flats gone. */
const mixed = () => {
  const gone = new Set(world.flats.filter(({ isOnSale }) => !isOnSale).map(({ complexId }) => complexId));
  return world.flats.find(({ isOnSale, complexId }) => isOnSale && gone.has(complexId))!;
};

describe('the page of a complex', () => {
  it('shows the cheapest flats of every bucket and counts them all', async () => {
    const { complexId } = mixed();
    const { flats, complex } = await getComplexPage(ctx(), complexId);
    const onSale = world.flats.filter((flat) => flat.isOnSale && flat.complexId === complexId);
    const byPrice = (one: { price: number | null }, other: { price: number | null }) =>
      (one.price ?? Number.POSITIVE_INFINITY) - (other.price ?? Number.POSITIVE_INFINITY) || 0;
    for (const rooms of new Set(onSale.map((flat) => flat.rooms))) {
      const all = onSale.filter((flat) => flat.rooms === rooms).sort(byPrice);
      expect(complex.statistics[rooms].flatsCount).toBe(all.length);
      expect(flats.filter((flat) => flat.rooms === rooms).map(({ price }) => price)).toEqual(
        all.slice(0, 6).map(({ price }) => price),
      );
    }
    expect(flats.map(({ price }) => price)).toEqual([...flats].sort(byPrice).map(({ price }) => price));
  });

  it('names its region, which its feed did not', async () => {
    const { complexId } = world.flats.find(({ place }) => place.cityId === MOSCOW)!;
    const { complex, houses } = await getComplexPage(ctx(), complexId);
    const regions = [complex, ...houses].map(({ address }) => address.region);
    expect(new Set(regions)).toEqual(new Set(['Москва']));
  });

  it('names its houses as people count them', async () => {
    const byComplex = Map.groupBy(world.flats, ({ complexId }) => complexId);
    const [complexId, flats] = [...byComplex].find(
      ([, own]) => new Set(own.map(({ houseId }) => houseId)).size > 1,
    )!;
    const [first, second] = [...new Set(flats.map(({ houseId }) => houseId))].sort(
      (one, other) => one - other,
    );
    await database.db.update(houses).set({ name: 'Корпус 10' }).where(eq(houses.id, first!));
    await database.db.update(houses).set({ name: 'Корпус 9' }).where(eq(houses.id, second!));
    const page = await getComplexPage(ctx(), complexId);
    const named = page.houses.filter(({ id }) => id === first || id === second);
    expect(named.map(({ name }) => name)).toEqual(['Корпус 9', 'Корпус 10']);
  });

  it('counts what the developer built in all its complexes', async () => {
    const { complexId } = mixed();
    const { developerCompany, handoverYears } = await getComplexPage(ctx(), complexId);
    const houses = new Map(
      world.flats
        .filter((flat) => flat.developerCompanyId === developerCompany.id)
        .map((flat) => [flat.houseId, flat]),
    );
    const finished = [...houses.values()].filter(({ buildingState }) =>
      ['BUILT', 'HANDOVER'].includes(buildingState),
    );
    const handover = developerCompany.aggregatedHandover!;
    expect(handover.housesHandOverCount).toBeGreaterThanOrEqual(finished.length);
    expect(handover.housesHandOverComplexesCount).toBeGreaterThanOrEqual(
      new Set(finished.map((flat) => flat.complexId)).size,
    );
    const years = finished.flatMap((flat) => (flat.handover === null ? [] : [flat.handover.year]));
    expect(handoverYears.map(({ year }) => year)).toEqual(expect.arrayContaining([...new Set(years)].sort()));
  });

  it('offers other complexes of the same city that have something to sell', async () => {
    const { complexId, place } = mixed();
    const { similar } = await getComplexPage(ctx(), complexId);
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.length).toBeLessThanOrEqual(4);
    const offered = new Set(similar.map(({ id }) => id));
    expect(offered).not.toContain(complexId);
    const cities = world.flats.filter((flat) => offered.has(flat.complexId));
    expect(new Set(cities.map((flat) => flat.place.cityId))).toEqual(new Set([place.cityId]));
    expect(new Set(cities.filter((flat) => flat.isOnSale).map((flat) => flat.complexId))).toEqual(offered);
  });
});

describe('the pictures of a card', () => {
  it('are drawn of the houses of its complex where nobody sent photos', async () => {
    const { complexId } = mixed();
    const pictures = await getCardPictures(ctx(), complexId);
    expect(pictures).toMatchObject({ facade: null, yard: null, complex: { id: complexId } });
    const houses = new Set(
      world.flats.filter((flat) => flat.complexId === complexId).map(({ houseId }) => houseId),
    );
    expect(pictures.houses).toHaveLength(houses.size);
    expect(pictures.houses.every(({ sections }) => sections >= 1)).toBe(true);
  });

  it('are nobody’s where there is no complex', async () => {
    await expect(getCardPictures(ctx(), 2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the board of a house', () => {
  it('shows what its feed still carries, sold flats included', async () => {
    const { houseId } = mixed();
    const board = await getBoard(ctx(), { houseId });
    const free = board.flats.filter(({ status }) => status === 'FREE').map(({ id }) => id);
    const onSale = world.flats.filter((flat) => flat.isOnSale && flat.houseId === houseId);
    expect(free.sort()).toEqual(onSale.map(({ id }) => id).sort());
    expect(board.sections.reduce((sum, { flatsCount }) => sum + flatsCount, 0)).toBe(board.flats.length);
    expect(board.section).toBeNull();
  });

  it('tells which flats on sale suit a search, wherever it looked', async () => {
    const { houseId, rooms } = mixed();
    const filters = { roomsCount: [rooms], complexId: 2_000_000_000 };
    const { suitingIds } = await getBoard(ctx(), { houseId, filters });
    const alike = world.flats.filter(
      (flat) => flat.isOnSale && flat.houseId === houseId && flat.rooms === rooms,
    );
    expect(suitingIds?.toSorted()).toEqual(alike.map(({ id }) => id).sort());
    expect((await getBoard(ctx(), { houseId })).suitingIds).toBeNull();
  });

  it('does not know a house nobody built', async () => {
    await expect(getBoard(ctx(), { houseId: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the flats of a complex that suit a search', () => {
  it('are those of the search in this complex, counted and shown by rooms', async () => {
    const { complexId, floor } = world.flats.find((flat) => flat.isOnSale && flat.floor !== null)!;
    const filters = { floor: { from: floor!, to: 0 }, complexId: -1, houseId: 1 };
    const { flats, figures } = await listSuitingFlats(ctx(), { complexId, filters });
    const suiting = world.flats.filter(
      (flat) => flat.isOnSale && flat.complexId === complexId && flat.floor !== null && flat.floor >= floor!,
    );
    const byRooms = Map.groupBy(suiting, ({ rooms }) => rooms);
    expect(Object.fromEntries(figures.map(({ rooms, flatsCount }) => [rooms, flatsCount]))).toEqual(
      Object.fromEntries([...byRooms].map(([rooms, all]) => [rooms, all.length])),
    );
    const ids = new Set(suiting.map(({ id }) => id));
    expect(flats.filter(({ id }) => !ids.has(id))).toEqual([]);
    for (const { rooms, flatsCount, priceRange } of figures) {
      const shown = flats.filter((flat) => flat.rooms === rooms);
      expect(shown).toHaveLength(Math.min(flatsCount, 6));
      expect(shown[0]!.price).toBe(priceRange.from);
    }
  });

  it('are none where nothing suits or nobody knows the complex', async () => {
    const none = { flats: [], media: [], figures: [] };
    const { complexId } = mixed();
    const filters = { floor: { from: 999, to: 0 } };
    expect(await listSuitingFlats(ctx(), { complexId, filters })).toEqual(none);
    expect(await listSuitingFlats(ctx(), { complexId: 999_999, filters: {} })).toEqual(none);
  });
});
