import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { distanceMetres } from '#domain/geo/distance.ts';
import { straightWay } from '#domain/road/straight-way.ts';
import { metroShapes, readMetroLines } from './metro-shapes.ts';

const DATA = 'src/web/map/engine/maplibre/style/map-data.gen.json';
const metro = readMetroLines(JSON.parse(readFileSync(DATA, 'utf8')).features);
const CENTRE = { south: 55.74, west: 37.6, north: 55.77, east: 37.65 };

it('reads lines and stations out of the data of the map', () => {
  expect(metro.lines.length).toBeGreaterThan(20);
  expect(metro.stations.length).toBeGreaterThan(400);
  for (const { colour } of [...metro.lines, ...metro.stations]) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
});

it('draws lines from afar, and from near what one reaches on foot in 5 and 10 minutes', () => {
  const far = metroShapes(metro, { zoom: 10, bounds: CENTRE });
  expect(far.hasWalks).toBe(false);
  expect(far.shapes.every(({ isRing }) => !isRing)).toBe(true);
  const { shapes, hasWalks } = metroShapes(metro, { zoom: 14, bounds: CENTRE });
  expect(hasWalks).toBe(true);
  const rings = shapes.filter(({ isRing }) => isRing);
  expect(rings.length).toBeGreaterThan(20);
  const station = metro.stations.find(({ latitude, longitude }) =>
    rings.some(({ points }) => Math.abs(distanceMetres({ latitude, longitude }, points[0]!) - 615) < 5),
  )!;
  const own = rings.filter(({ points }) => points.every((point) => distanceMetres(station, point) < 700));
  const minutes = own.map(({ points }) => Math.round(straightWay(station, points[7]!, 'foot').seconds / 60));
  expect(minutes).toEqual(expect.arrayContaining([10, 5]));
});
