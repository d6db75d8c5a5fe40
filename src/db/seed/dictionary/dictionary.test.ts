import { describe, expect, it } from 'vitest';
import { type Bounds, contains } from '#domain/geo/bounds.ts';
import { distanceMetres } from '#domain/geo/distance.ts';
import { joinHalls, ridesTo } from '#domain/road/metro-graph.ts';
import { CITIES } from './cities.ts';
import { COUNTRIES } from './countries.ts';
import { HIGHWAYS } from './highways.ts';
import { METRO_LINES, METRO_STATIONS } from './metro.ts';
import { REGIONS } from './regions.ts';

const BOXES: Record<string, Bounds> = {
  Россия: { south: 41, north: 70, west: 19, east: 180 },
  'Объединённые Арабские Эмираты': { south: 22.5, north: 26.2, west: 51, east: 56.5 },
  Таиланд: { south: 5.5, north: 20.5, west: 97, east: 106 },
  Грузия: { south: 41, north: 43.6, west: 40, east: 46.8 },
};

const TABLES = { COUNTRIES, REGIONS, CITIES, METRO_LINES, METRO_STATIONS, HIGHWAYS };

describe.each(Object.entries(TABLES))('%s', (_, rows: readonly { id: number; name: string }[]) => {
  it('has ids that are positive and its own', () => {
    expect(rows.filter(({ id }) => !Number.isSafeInteger(id) || id < 1)).toEqual([]);
    expect(repeats(rows.map(({ id }) => id))).toEqual([]);
  });

  it('has Russian names', () => {
    const strange = rows.filter(
      ({ name }) => !/^[А-ЯЁ][А-Яа-яЁё0-9()— -]*$/.test(name) || name !== name.trim(),
    );
    expect(strange.map(({ name }) => name)).toEqual([]);
  });
});

describe('regions', () => {
  it.each([
    ['Россия', 89],
    ['Объединённые Арабские Эмираты', 7],
    ['Таиланд', 4],
    ['Грузия', 2],
  ])('%s has at least %i', (country, count) => {
    const { id } = COUNTRIES.find(({ name }) => name === country)!;
    const own = REGIONS.filter(({ countryId }) => countryId === id);
    expect(own.length).toBeGreaterThanOrEqual(count);
    if (country === 'Россия') expect(own).toHaveLength(count);
  });

  it.each([
    [1, 'Москва'],
    [2, 'Московская область'],
    [7, 'Приморский край'],
    [10, 'Республика Татарстан'],
    [12, 'Дубай'],
  ])('%i is %s', (id, name) => {
    expect(REGIONS.find((region) => region.id === id)?.fullName).toBe(name);
  });

  it('have names of their own and a city each', () => {
    expect(repeats(REGIONS.map(({ fullName }) => fullName))).toEqual([]);
    const inhabited = new Set(CITIES.map(({ regionId }) => regionId));
    expect(REGIONS.filter(({ id }) => !inhabited.has(id)).map(({ fullName }) => fullName)).toEqual([]);
  });
});

describe('cities', () => {
  it('are as many as promised, with names of their own within a region', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(190);
    expect(repeats(CITIES.map(({ regionId, name }) => `${regionId} ${name}`))).toEqual([]);
  });

  it('lie in their country', () => {
    const strays = CITIES.filter((city) => {
      const region = REGIONS.find(({ id }) => id === city.regionId)!;
      return !contains(BOXES[COUNTRIES.find(({ id }) => id === region.countryId)!.name]!, city);
    });
    expect(strays).toEqual([]);
  });

  it('lie apart from one another', () => {
    const pairs = CITIES.flatMap((one, index) =>
      CITIES.slice(index + 1).map((other) => [one.name, other.name, distanceMetres(one, other)] as const),
    );
    expect(pairs.filter(([, , metres]) => metres < 1_000)).toEqual([]);
  });

  it('carry their type in the full name unless it is a city', () => {
    const names = Object.fromEntries(CITIES.map(({ name, fullName }) => [name, fullName]));
    expect(names).toMatchObject({ Королёв: 'Королёв', Нахабино: 'Нахабино посёлок городского типа' });
  });
});

describe('metro', () => {
  const cityOfLine = new Map(
    METRO_LINES.map((line) => [line.id, CITIES.find(({ id }) => id === line.cityId)!]),
  );
  const stationById = new Map(METRO_STATIONS.map((station) => [station.id, station]));

  it.each([
    ['Москва', 16, 306],
    ['Санкт-Петербург', 6, 75],
    ['Нижний Новгород', 2, 16],
    ['Новосибирск', 2, 14],
    ['Самара', 1, 10],
    ['Екатеринбург', 1, 9],
    ['Казань', 1, 11],
  ])('of %s has %i lines and at least %i stations', (name, lines, stations) => {
    const own = METRO_LINES.filter(({ id }) => cityOfLine.get(id)!.name === name);
    expect(own).toHaveLength(lines);
    const standing = METRO_STATIONS.filter(({ lineId }) => cityOfLine.get(lineId)!.name === name);
    expect(standing.length).toBeGreaterThanOrEqual(stations);
    expect(repeats(own.map(({ number }) => number))).toEqual([]);
  });

  it('has each station on the line its id says, once', () => {
    expect(METRO_STATIONS.filter(({ id, lineId }) => Math.floor(id / 100) !== lineId)).toEqual([]);
    expect(METRO_STATIONS.filter(({ lineId }) => !cityOfLine.has(lineId))).toEqual([]);
    expect(repeats(METRO_STATIONS.map(({ lineId, name }) => `${lineId} ${name}`))).toEqual([]);
  });

  it('has its stations in their city', () => {
    const strays = METRO_STATIONS.filter(
      (station) => distanceMetres(station, cityOfLine.get(station.lineId)!) > 30_000,
    );
    expect(strays).toEqual([]);
  });

  it('runs from end to end without a leap', () => {
    const legs = METRO_STATIONS.flatMap((station, index) => {
      const next = METRO_STATIONS[index + 1];
      if (next?.lineId !== station.lineId) return [];
      return [{ from: station.name, to: next.name, metres: distanceMetres(station, next) }];
    });
    const leaps = legs.filter(({ metres }) => metres < 300 || metres > 5_500);
    // The second branch of the Filyovskaya line is written after the first.
    expect(leaps.map(({ from, to }) => [from, to])).toEqual([['Кунцевская', 'Деловой центр']]);
  });

  it('leads from every hall to every other of its city', () => {
    const graph = joinHalls(METRO_STATIONS.map(({ nextIds = [], ...hall }) => ({ ...hall, nextIds })));
    const start = { metres: 0, seconds: 0, isEstimate: false };
    for (const { name } of new Set(cityOfLine.values())) {
      const isHere = METRO_STATIONS.map(({ lineId }) => cityOfLine.get(lineId)!.name === name);
      const rides = ridesTo(graph, [{ hall: isHere.indexOf(true), ...start }]);
      expect(rides.map((ride) => ride !== undefined)).toEqual(isHere);
    }
  });

  it('closes its rings and parts its branches', () => {
    const after = (id: number) => stationById.get(id)?.nextIds;
    expect([10512, 11131, 11431].map(after)).toEqual([[10501], [11103], [11401]]);
    expect([10404, 10411].map(after)).toEqual([[10405, 10412], []]);
    expect(
      METRO_STATIONS.flatMap(({ nextIds = [] }) => nextIds).filter((id) => !stationById.has(id)),
    ).toEqual([]);
  });

  it('joins halls of one name that are a walk apart, and no others', () => {
    const wrong = METRO_STATIONS.flatMap((one, index) =>
      METRO_STATIONS.slice(index + 1)
        .filter((other) => other.name === one.name)
        .filter((other) => {
          const isWalk = distanceMetres(one, other) < 1_500;
          return isWalk !== (one.metroId === other.metroId);
        })
        .map((other) => [one.id, other.id, one.name]),
    );
    expect(wrong).toEqual([]);
    const astray = METRO_STATIONS.filter(({ metroId, name }) => {
      const metro = stationById.get(metroId);
      return metro?.name !== name || metro.metroId !== metro.id;
    });
    expect(astray).toEqual([]);
  });

  it('has colours', () => {
    expect(METRO_LINES.filter(({ colour }) => !/^#[0-9A-F]{6}$/.test(colour))).toEqual([]);
  });
});

describe('highways', () => {
  it.each([
    [1, 20],
    [3, 10],
  ])('region %i has at least %i', (regionId, count) => {
    expect(HIGHWAYS.filter(({ regionIds }) => regionIds.includes(regionId)).length).toBeGreaterThanOrEqual(
      count,
    );
  });

  it('have names of their own', () => {
    expect(repeats(HIGHWAYS.map(({ regionIds, name }) => `${regionIds[0]} ${name}`))).toEqual([]);
  });

  it('run on without a leap or a turn back', () => {
    const breaks = HIGHWAYS.flatMap(({ name, path }) =>
      path.slice(2).flatMap((after, index) => {
        const [before, at] = [path[index]!, path[index + 1]!];
        const legs = [distanceMetres(before, at), distanceMetres(at, after)] as const;
        const turnsBack = distanceMetres(before, after) < Math.max(...legs);
        return Math.max(...legs) > 40_000 || turnsBack ? [{ name, at }] : [];
      }),
    );
    expect(breaks).toEqual([]);
  });
});

function repeats<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
