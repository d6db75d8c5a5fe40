import { expect, it } from 'vitest';
import { SearchPageRequest, SearchRequest } from './catalog.ts';
import { SearchDictionariesInput } from './dictionaries.ts';
import { GroundInput, MapBoxInput, PriceHistogramInput } from './search-figures.ts';

it('asks for everything when nothing is said', () => {
  expect(SearchRequest.parse({})).toEqual({ filters: {}, sort: 'default' });
  expect(SearchDictionariesInput.parse(undefined)).toEqual({});
});

it.each([
  [0, false],
  [1, true],
  [100, true],
  [101, false],
  [1.5, false],
])('a page of %d objects: %s', (amount, expected) => {
  expect(SearchPageRequest.safeParse({ amount }).success).toBe(expected);
});

it.each([
  [100, true],
  [101, false],
])('%d places: %s', (count, expected) => {
  expect(SearchRequest.safeParse({ location: Array(count).fill('c1') }).success).toBe(expected);
});

it.each([
  [1, true],
  [1000, true],
  [0, false],
  [1001, false],
])('a histogram of %d steps: %s', (bins, expected) => {
  expect(PriceHistogramInput.safeParse({ bins }).success).toBe(expected);
});

it.each([
  ['a box', '55,37;56,38', true],
  ['an outline', '55,37;56,38;55,38', true],
  ['a box upside down', '56,37;55,38', false],
  ['a point', '55,37', false],
])('an area of the map, %s: %s', (_, area, expected) => {
  expect(SearchRequest.safeParse({ area }).success).toBe(expected);
});

it.each([
  ['a city', { south: 55, north: 56 }, true],
  ['the date line', { west: 170, east: -170 }, true],
  ['a line', { south: 55, north: 55 }, true],
  ['upside down', { south: 56, north: 55 }, false],
  ['beyond the pole', { north: 91 }, false],
  ['beyond the date line', { east: 181 }, false],
  ['nearer than any map', { zoom: 25 }, false],
])('a box of the map, %s: %s', (_, part, expected) => {
  const box = { south: 50, north: 60, west: 30, east: 40, zoom: 9, ...part };
  expect(MapBoxInput.safeParse(box).success).toBe(expected);
});

it.each([
  ['a neighbourhood', 55.7, 37.5, 55.8, 37.7, true],
  ['one over the date line', 52, 179.9, 52.1, -179.9, true],
  ['as wide as may be', 55.25, 37.25, 55.75, 37.75, true],
  ['too high', 55, 37, 55.6, 37.1, false],
  ['too wide', 55, 37, 55.1, 37.6, false],
  ['the whole globe', 55, -180, 55.1, 180, false],
  ['all but a strip', 55, 37.5, 55.1, 37.4, false],
])('the ground of %s', (_, south, west, north, east, expected) => {
  expect(GroundInput.safeParse({ south, west, north, east, zoom: 15 }).success).toBe(expected);
});
