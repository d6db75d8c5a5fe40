import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { METRO_STATIONS } from '../../src/db/seed/dictionary/metro.ts';
import { distanceMetres } from '../../src/domain/geo/distance.ts';
import { bend } from './bend.ts';
import { buildMapData } from './build-map-data.ts';
import { MAP_DATA_FILE } from './map-data-file.ts';
import { MOSCOW_RINGS } from './moscow-roads.ts';
import { MOSCOW_RIVERS } from './moscow-water.ts';
import type { Place } from './shape.ts';

const file = readFileSync(MAP_DATA_FILE, 'utf8');

it('the file of the map is what its sources make (else: npm run map:data)', () => {
  expect(buildMapData() === file).toBe(true);
});

it('the file takes at most 400 KB of a download and knows no border of a country', () => {
  expect(gzipSync(file).length).toBeLessThan(400 * 1024);
  const kinds = new Set([...file.matchAll(/"kind":"([\w-]+)"/g)].map(([, kind]) => kind));
  expect([...kinds].sort()).toEqual([
    ...[
      'avenue',
      'city',
      'district',
      'great-river',
      'highway',
      'kremlin',
      'lake',
      'land',
      'metro',
      'metro-line',
    ],
    ...['park', 'ring', 'river', 'sea', 'strip'],
  ]);
});

it.each([
  ['МКАД', 108.9],
  ['ТТК', 36],
  ['Садовое кольцо', 15.6],
])('%s is %d km long, give or take a tenth', (name, kilometres) => {
  const ring = bend(MOSCOW_RINGS.find((each) => each.name === name)!.path, true);
  expect(Math.abs(lengthMetres(ring) / 1_000 / kilometres - 1)).toBeLessThan(0.1);
});

it.each([
  ['МКАД', ['Строгино', 'Медведково', 'Выхино', 'Алма-Атинская', 'Ясенево', 'Крылатское', 'Алтуфьево'], true],
  ['МКАД', ['Мякинино', 'Новокосино', 'Котельники', 'Румянцево', 'Саларьево', 'Говорово'], false],
  ['ТТК', ['Белорусская', 'Спортивная', 'Серпуховская', 'Бауманская', 'Проспект Мира'], true],
  ['ТТК', ['Сокол', 'Фили', 'Университет', 'Нагатинская', 'Электрозаводская', 'Алексеевская'], false],
  ['Садовое кольцо', ['Тверская', 'Лубянка', 'Третьяковская', 'Арбатская', 'Трубная'], true],
  ['Садовое кольцо', ['Белорусская', 'Киевская', 'Комсомольская', 'Пролетарская', 'Тульская'], false],
])('stations stand on their side of %s: %j inside is %s', (name, stations, isInside) => {
  const ring = bend(MOSCOW_RINGS.find((each) => each.name === name)!.path, true);
  expect(stations.filter((station) => isWithin(ring, placeOf(station)) !== isInside)).toEqual([]);
});

it.each([
  ['right', ['Строгино', 'Крылатское', 'Кунцевская', 'Фили', 'Киевская', 'Университет', 'Октябрьская']],
  ['right', ['Полянка', 'Павелецкая', 'Тульская', 'Нагатинская', 'Коломенская', 'Каширская', 'Борисово']],
  ['left', ['Щукинская', 'Полежаевская', 'Шелепиха', 'Краснопресненская', 'Смоленская', 'Спортивная']],
  [
    'left',
    ['Кропоткинская', 'Китай-город', 'Таганская', 'Автозаводская', 'Технопарк', 'Печатники', 'Марьино'],
  ],
])('stations stand on the %s bank of the Moskva: %j', (bank, stations) => {
  const river = bend(MOSCOW_RIVERS.find(({ name }) => name === 'Москва-река')!.path);
  // From the west to the south-east: what lies to the south of it is on its right bank.
  const south: Place[] = [...river, [54, 38.84], [54, 36.86]];
  expect(stations.filter((station) => isWithin(south, placeOf(station)) !== (bank === 'right'))).toEqual([]);
});

function placeOf(station: string): Place {
  const { latitude, longitude } = METRO_STATIONS.find(
    ({ name, lineId }) => name === station && lineId < 200,
  )!;
  return [latitude, longitude];
}

function lengthMetres(path: readonly Place[]): number {
  return path.slice(1).reduce((sum, [latitude, longitude], index) => {
    const before = path[index]!;
    return sum + distanceMetres({ latitude: before[0], longitude: before[1] }, { latitude, longitude });
  }, 0);
}

/** A ray to the east crosses the outline of what a point lies in an odd number of times. */
function isWithin(outline: readonly Place[], [latitude, longitude]: Place): boolean {
  const crossings = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    if (from[0] > latitude === to[0] > latitude) return false;
    return longitude < from[1] + ((latitude - from[0]) * (to[1] - from[1])) / (to[0] - from[0]);
  });
  return crossings.length % 2 === 1;
}
