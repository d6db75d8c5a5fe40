import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Db } from '../src/db/client.ts';
import { collectionComplexes, collections } from '../src/db/schema/collection.ts';
import { companies } from '../src/db/schema/company.ts';
import { complexes } from '../src/db/schema/complex.ts';
import { flats } from '../src/db/schema/flat.ts';
import { houses } from '../src/db/schema/house.ts';
import { houseMetros } from '../src/db/schema/house-metro.ts';
import { seedDictionary } from '../src/db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '../src/db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '../src/db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { FlatFacts } from '../src/domain/catalog/filters/matches-filters.ts';
import { AMENITIES } from '../src/domain/listing/amenity.ts';
import { BUILDING_STATES } from '../src/domain/listing/building-state.ts';
import { FLAT_STATUSES } from '../src/domain/listing/flat-status.ts';
import { MATERIALS } from '../src/domain/listing/material.ts';
import { PARKINGS } from '../src/domain/listing/parking.ts';
import { RENOVATIONS } from '../src/domain/listing/renovation.ts';
import { ROOMS_BUCKETS } from '../src/domain/listing/rooms-bucket.ts';
import type { Quarter } from '../src/domain/time/quarter.ts';
import { soleHandoverDate } from '../src/domain/time/sole-handover-date.ts';
import type { ServiceContext } from '../src/services/context.ts';
import { countPayments } from '../src/services/mortgage/count-payments.ts';
import type { KnownIds } from './any-search-filters.ts';

const NOW = new Date('2026-11-01T00:00:00Z');

/** A flat of the world: what filters may ask of it, and whether search shows it at all. */
export interface WorldFlat extends FlatFacts {
  id: number;
  isOnSale: boolean;
  place: { countryId: number; regionId: number; cityId: number };
  point: { latitude: number; longitude: number } | null;
}

export interface SearchWorld {
  flats: WorldFlat[];
  ids: KnownIds;
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });
const flag = fc.boolean();

const anyComplex = fc.record({
  parking: fc.subarray([...PARKINGS]),
  amenities: fc.subarray([...AMENITIES]),
  seaDistanceM: maybe(fc.nat(2_000)),
  place: fc.constantFrom(0, 0, 1),
  developer: fc.nat(3),
  isCollected: flag,
});

const anyHouse = fc.record({
  settlement: maybe(fc.constantFrom('Лесной', 'ЛЕСНОЙ', 'Заречье', 'Ёлки', "О'Нил")),
  cityArea: maybe(fc.constantFrom('Заречье', 'Лесной')),
  street: maybe(fc.constantFrom('ул. Лесная', 'ул. Речная')),
  number: maybe(fc.constantFrom('1', '2')),
  buildingState: fc.constantFrom(...BUILDING_STATES),
  handover: maybe(
    fc.record({
      year: fc.integer({ min: 2025, max: 2031 }),
      quarter: maybe(fc.constantFrom<Quarter>(1, 2, 3, 4)),
    }),
  ),
  material: maybe(fc.constantFrom(...MATERIALS)),
  minutes: fc.array(
    fc.record({ foot: maybe(fc.integer({ min: 1, max: 30 })), car: fc.integer({ min: 1, max: 60 }) }),
    {
      maxLength: 3,
    },
  ),
  point: maybe(fc.record({ latitude: fc.nat(100), longitude: fc.nat(100) })),
});

const anyFlat = fc.record({
  rooms: fc.constantFrom(...ROOMS_BUCKETS),
  price: maybe(
    fc.oneof(
      fc.integer({ min: 1, max: 15 }).map((millions) => millions * 1_000_000),
      fc.integer({ min: 1, max: 15_000_000 }),
    ),
  ),
  areaM2x100: fc.oneof(
    fc.integer({ min: 18, max: 120 }).map((metres) => metres * 100),
    fc.integer({ min: 1_800, max: 12_000 }),
  ),
  floor: maybe(fc.integer({ min: 1, max: 12 })),
  floorsTotal: maybe(fc.constantFrom(5, 9, 12)),
  apartments: flag,
  balcony: flag,
  loggia: flag,
  renovation: maybe(fc.constantFrom(...RENOVATIONS)),
  fromDeveloper: flag,
  closedBooking: flag,
  status: fc.constantFrom(...FLAT_STATUSES, 'FREE' as const, 'FREE' as const, 'FREE' as const),
  isWithdrawn: fc.constantFrom(false, false, false, false, true),
});

type Facts<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Writes a small varied catalogue and says of every flat what is true of it: a witness that is not SQL. */
export async function makeSearchWorld(db: Db, seed = 1): Promise<SearchWorld> {
  await seedDictionary(db);
  await seedMortgageDictionary(db);
  await seedDemoOffers(db, NOW);
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number) =>
    fc.sample(arbitrary, { seed, numRuns });
  const [collection] = await db.insert(collections).values({ name: 'У воды', createdAt: NOW }).returning();
  const developers = await insertDevelopers(db, 4);
  const metros = await listIds(
    db,
    sql`SELECT id FROM metro_stations WHERE id = metro_id ORDER BY id LIMIT 3`,
  );
  const ownComplexes = await insertComplexes(db, sample(anyComplex, 12), developers, collection!.id);
  const ownHouses = await insertHouses(db, sample(anyHouse, 40), ownComplexes, metros);
  return {
    flats: await insertFlats(db, sample(anyFlat, 400), ownHouses),
    ids: {
      developers,
      houses: ownHouses.map(({ houseId }) => houseId),
      complexes: ownComplexes.map(({ complexId }) => complexId),
      collections: [collection!.id],
      metros,
    },
  };
}

async function insertDevelopers(db: Db, count: number): Promise<number[]> {
  const values = Array.from({ length: count }, (_, index) => ({
    name: `Застройщик ${index}`,
    type: 'DEVELOPER' as const,
    createdAt: NOW,
  }));
  const rows = await db.insert(companies).values(values).returning({ id: companies.id });
  return rows.map(({ id }) => id);
}

async function insertComplexes(
  db: Db,
  facts: Facts<typeof anyComplex>[],
  developers: number[],
  collectionId: number,
) {
  const { rows } = await db.execute(sql`
    SELECT cities.id AS "cityId", regions.id AS "regionId", regions.country_id AS "countryId"
    FROM cities JOIN regions ON regions.id = cities.region_id WHERE cities.name IN ('Москва', 'Дубай') ORDER BY 3`);
  const places = rows as unknown as WorldFlat['place'][];
  const known = facts.map(({ place, developer, ...rest }) => ({
    ...rest,
    place: places[place]!,
    developerCompanyId: developers[developer]!,
  }));
  const inserted = await db
    .insert(complexes)
    .values(
      known.map(({ parking, amenities, seaDistanceM, place, developerCompanyId }, index) => ({
        ...place,
        parking,
        amenities,
        seaDistanceM,
        developerCompanyId,
        name: `Комплекс ${index}`,
        createdAt: NOW,
      })),
    )
    .returning({ id: complexes.id });
  const whole = known.map(({ isCollected, ...rest }, index) => ({
    ...rest,
    complexId: inserted[index]!.id,
    collectionIds: isCollected ? [collectionId] : [],
  }));
  const collected = whole.filter(({ collectionIds }) => collectionIds.length > 0);
  await db
    .insert(collectionComplexes)
    .values(collected.map(({ complexId }, order) => ({ collectionId, complexId, order })));
  return whole;
}

type WorldComplex = Awaited<ReturnType<typeof insertComplexes>>[number];

async function insertHouses(
  db: Db,
  facts: Facts<typeof anyHouse>[],
  ownComplexes: WorldComplex[],
  metroIds: number[],
) {
  const known = facts.map(({ minutes, point, ...rest }, index) => ({
    ...ownComplexes[index % ownComplexes.length]!,
    ...rest,
    // Points of a grid in whole hundredths of a degree: some houses share one.
    point: point && { latitude: 55 + point.latitude / 100, longitude: 37 + point.longitude / 100 },
    metros: minutes.map(({ foot, car }, at) => ({
      metroId: metroIds[at]!,
      minutesFoot: foot,
      minutesCar: car,
    })),
    address: JSON.stringify([rest.settlement, rest.street, rest.number]),
  }));
  const inserted = await db
    .insert(houses)
    .values(
      known.map(
        ({ complexId, settlement, cityArea, street, number, buildingState, handover, material, point }) => ({
          complexId,
          settlement,
          street,
          buildingState,
          material,
          ...point,
          district: cityArea,
          house: number,
          handoverYear: handover?.year,
          handoverQuarter: handover?.quarter,
          name: 'Корпус',
          createdAt: NOW,
        }),
      ),
    )
    .returning({ id: houses.id });
  const numbered = known.map((house, index) => ({ ...house, houseId: inserted[index]!.id }));
  await db
    .insert(houseMetros)
    .values(numbered.flatMap(({ houseId, metros }) => metros.map((way) => ({ ...way, houseId }))));
  return numbered.map((house) => ({
    ...house,
    addressIds: numbered.flatMap(({ houseId, address }) => (address === house.address ? [houseId] : [])),
  }));
}

type WorldHouse = Awaited<ReturnType<typeof insertHouses>>[number];

async function insertFlats(
  db: Db,
  facts: Facts<typeof anyFlat>[],
  ownHouses: WorldHouse[],
): Promise<WorldFlat[]> {
  const known = facts.map((flat, index) => ({ ...ownHouses[index % ownHouses.length]!, ...flat }));
  const inserted = await db
    .insert(flats)
    .values(
      facts.map(({ isWithdrawn, ...flat }, index) => ({
        ...flat,
        houseId: known[index]!.houseId,
        complexId: known[index]!.complexId,
        originalPrice: flat.price ?? 1_000,
        originalCurrency: flat.price === null ? ('THB' as const) : ('RUB' as const),
        withdrawnAt: isWithdrawn ? NOW : null,
        createdAt: NOW,
      })),
    )
    .returning({ id: flats.id });
  return known.map((flat, index) => ({
    ...flat,
    id: inserted[index]!.id,
    isOnSale: flat.status === 'FREE' && !flat.isWithdrawn,
    payment: null,
  }));
}

/** Says of the flats what their cards do: the calculator is asked about each of them. */
export async function withPayments(ctx: ServiceContext, flats: WorldFlat[]): Promise<WorldFlat[]> {
  const places = flats.map((flat) => ({
    ...flat,
    ...flat.place,
    handoverDate: soleHandoverDate([flat.handover ?? { year: null, quarter: null }]),
  }));
  const payments = await countPayments(ctx, places);
  return flats.map((flat, at) => ({ ...flat, payment: payments[at]?.toDecimalPlaces(0).toNumber() ?? null }));
}

async function listIds(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute(query);
  return rows.map((row: Record<string, unknown>) => Number(row.id));
}
