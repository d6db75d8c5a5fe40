import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { METRO_STATIONS } from '#db/seed/dictionary/metro.ts';
import type { CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { judgeFigures } from '#domain/feed/judge-figures.ts';
import { settlementOrCity } from '#domain/feed/split-address.ts';
import { distanceMetres } from '#domain/geo/distance.ts';
import { toRoubles } from '#domain/money/currency.ts';
import { FIRST_RATES } from '#domain/money/first-rates.ts';
import { readFeed } from '#feeds/read-feed.ts';
import type { FeedReading } from '#feeds/report.ts';
import type { WorldComplex, WorldFlat, WorldHouse } from './world/model.ts';
import { writeWorld } from './world.ts';
import { feedOf, namedComplexes, WORLD_FEEDS } from './world-feeds.ts';
import { WRITERS } from './writers/writers.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const complexes = [...namedComplexes()];
const houses = complexes.flatMap((complex) => complex.houses);
const flats = houses.flatMap((house) => house.flats);

describe('the world', () => {
  it('is a market of some size, most of it in Moscow', () => {
    const inTown = Map.groupBy(complexes, ({ town }) => town.name);
    expect(inTown.get('Москва')!.length).toBeGreaterThan(complexes.length * 0.45);
    for (const town of ['Мытищи', 'Санкт-Петербург', 'Кудрово', 'Казань', 'Сочи', 'Дубай'])
      expect(inTown.get(town)?.length, town).toBeGreaterThanOrEqual(5);
    const free = flats.filter(({ status }) => status === 'FREE').length;
    expect(free).toBeGreaterThan(24_000);
    expect(free).toBeLessThan(28_000);
    expect(new Set(complexes.map(({ developer }) => developer)).size).toBeGreaterThanOrEqual(38);
  });

  it('names nothing twice', () => {
    const addresses = complexes.flatMap(({ town, street, houses: own }) =>
      own.map(({ number }) => `${town.name}, ${street}, ${number}`),
    );
    const lists: unknown[][] = [complexes.map(({ name }) => name), houses.map(({ id }) => id), addresses];
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  it('stands near the stations it names', () => {
    for (const { district, houses: own, name } of complexes) {
      for (const metro of district.metros) {
        const halls = METRO_STATIONS.filter((station) => station.name === metro);
        const metres = own.map(({ point }) => Math.min(...halls.map((hall) => distanceMetres(point, hall))));
        expect(Math.min(...metres), `${name}, ${metro}`).toBeLessThan(8_000);
      }
      for (const { point } of own) expect(distanceMetres(point, district)).toBeLessThan(1_500);
    }
  });

  it('sells from a third to two thirds of a house, the rest is booked or sold', () => {
    const share = (house: WorldHouse): number =>
      house.flats.filter(({ status }) => status === 'FREE').length / house.flats.length;
    const shares = houses.map(share).filter((value) => value > 0.1);
    expect(Math.min(...shares)).toBeGreaterThan(0.3);
    expect(Math.max(...shares)).toBeLessThan(0.65);
    expect(houses.filter((house) => share(house) <= 0.1)).toHaveLength(1);
    expect(new Set(flats.map(({ status }) => status)).size).toBe(3);
  });

  it('has finished houses and houses of 2029', () => {
    const years = houses.map(({ handover }) => handover.year);
    expect([Math.min(...years), Math.max(...years)]).toEqual([
      2024,
      expect.toSatisfy((year) => year >= 2029),
    ]);
    expect(new Set(houses.map(({ state }) => state)).size).toBe(3);
    expect(houses.every(({ floors }) => floors >= 5 && floors <= 40)).toBe(true);
  });
});

describe('a house', () => {
  const risers = houses.map((house) => ({
    house,
    risers: [
      ...Map.groupBy(
        house.flats.filter(({ riser }) => riser !== null),
        ({ section, riser }) => `${section}/${riser}`,
      ).values(),
    ],
  }));

  it('repeats one plan up each riser, floor by floor, ever dearer', () => {
    for (const { risers: own } of risers) {
      for (const riser of own) {
        const plan = ({ rooms, areaM2x100, renovation }: WorldFlat) => `${rooms} ${areaM2x100} ${renovation}`;
        expect(new Set(riser.map(plan)).size).toBe(1);
        const floors = riser.map(({ floor }) => floor);
        expect(floors).toEqual(floors.map((_, at) => floors[0]! + at));
        const prices = riser.map(({ price }) => price);
        expect(prices).toEqual([...new Set(prices)].sort((one, other) => one - other));
      }
    }
  });

  it('numbers its doors in one row and has its large flats at the ends', () => {
    for (const { house } of risers) {
      expect(house.flats.map(({ number }) => number)).toEqual(house.flats.map((_, at) => at + 1));
      const { section, floor } = house.flats[0]!;
      const landing = house.flats.filter((flat) => flat.section === section && flat.floor === floor);
      const largest = Math.max(...landing.map(({ areaM2x100 }) => areaM2x100));
      expect([landing[0]!.areaM2x100, landing.at(-1)!.areaM2x100]).toContain(largest);
    }
  });
});

/** Judges the figures of a feed that comes into an empty catalogue. */
function judgedAlone({ complexes: read }: FeedReading) {
  const rates = { RUB: 1, ...FIRST_RATES.roubles };
  const flats = read.flatMap(({ houses }, complexId) =>
    houses.flatMap((house) =>
      house.flats.map((flat) => ({
        ...flat,
        id: flat.externalId,
        complexId,
        regionId: 1,
        price: toRoubles(flat.originalPrice, flat.originalCurrency, rates),
      })),
    ),
  );
  return judgeFigures(flats, { byRegionAndRooms: new Map(), byComplex: new Map(), everywhere: undefined });
}

describe.each(WORLD_FEEDS)('the feed of $clientName', ({ group, file }) => {
  const text = [...feedOf(group)].join('');
  const own = complexes.filter((complex) => complex.group.key === group.key);
  const writer = WRITERS[group.dialect];

  test('is committed as the generator makes it', async () => {
    expect(gunzipSync(await readFile(file)).toString() === text).toBe(true);
  });

  test('is read back whole, without errors', async () => {
    const reading = await readFeed(Readable.from([Buffer.from(text)]), { clientName: 'Демо', now: NOW });
    const listed = own.flatMap((complex) =>
      complex.houses.flatMap((house) => house.flats.filter(writer.lists).map(() => ({ complex, house }))),
    );
    expect(reading).toMatchObject({ status: 'read', dialect: group.dialect, rejected: 0, duplicates: 0 });
    expect(reading.issues.map(({ object, field, expected }) => ({ object, field, expected }))).toEqual([]);
    expect(reading.accepted).toBe(listed.length);
    expect(judgedAlone(reading)).toEqual(new Map());
    const byKey = new Map(reading.complexes.map((complex) => [complex.key, complex]));
    for (const complex of own) {
      const read = byKey.get(writer.complexKey(complex))!;
      expect(read).toMatchObject({ name: complex.name, developer: { name: expect.any(String) } });
      expect(read.developer!.phone).toMatch(/^\+7\d{10}$/);
      for (const house of complex.houses) {
        const found = read.houses.find(({ key }) => key === writer.houseKey(complex, house));
        expect(found, `${complex.name}, ${house.number}`).toMatchObject({
          address: {
            ...settlementOrCity(complex.town.name),
            cityArea: complex.district.area,
            street: complex.street,
            house: house.number,
            point: house.point,
          },
          floors: house.floors,
          handover: house.handover,
          material: house.material,
        });
        expect(found!.flats.map(shown)).toEqual(
          house.flats.filter(writer.lists).map((flat) => expectedOf(complex, house, flat)),
        );
      }
    }
  });
});

test('a larger world is written in pieces', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genplan-world-'));
  try {
    const { flats: count, complexes: written } = await writeWorld(folder, 30_000);
    expect(count).toBeGreaterThanOrEqual(30_000);
    expect(written).toBeGreaterThan(complexes.length);
    const feed = await readFile(join(folder, 'ladya.yrl.xml'), 'utf8');
    expect(feed.endsWith('</realty-feed>\n')).toBe(true);
    expect(feed.includes(', очередь 2')).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

function shown(flat: CanonicalFlat) {
  const { number, section, floor, rooms, areaM2x100, livingAreaM2x100, kitchenAreaM2x100 } = flat;
  const { originalPrice, originalCurrency, renovation, balcony, loggia, apartments, status } = flat;
  return {
    number,
    section,
    floor,
    rooms,
    areaM2x100,
    livingAreaM2x100,
    kitchenAreaM2x100,
    originalPrice,
    originalCurrency,
    renovation,
    balcony,
    loggia,
    apartments,
    status,
    ceilingCm: flat.ceilingHeightCm,
  };
}

function expectedOf(complex: WorldComplex, house: WorldHouse, flat: WorldFlat): ReturnType<typeof shown> {
  const { floor, rooms, areaM2x100, livingAreaM2x100, kitchenAreaM2x100, renovation, status } = flat;
  return {
    floor,
    rooms,
    areaM2x100,
    livingAreaM2x100,
    kitchenAreaM2x100,
    renovation,
    status,
    number: String(flat.number),
    section: String(flat.section),
    originalPrice: flat.price,
    originalCurrency: complex.town.currency,
    balcony: flat.balcony === 'балкон',
    loggia: flat.balcony === 'лоджия',
    apartments: complex.apartments,
    ceilingCm: house.ceilingCm,
  };
}
