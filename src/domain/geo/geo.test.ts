import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, contains } from './bounds.ts';
import { distanceMetres } from './distance.ts';
import { fullName } from './full-name.ts';
import {
  decodeLocation,
  decodeLocations,
  encodeLocation,
  encodeLocations,
  isLocationCode,
  type Location,
} from './location-code.ts';

const anyLocation: fc.Arbitrary<Location> = fc.record({
  kind: fc.constantFrom('city', 'region', 'country'),
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
});

describe('location code', () => {
  it.each([
    ['c12', { kind: 'city', id: 12 }],
    ['r3', { kind: 'region', id: 3 }],
    ['co1', { kind: 'country', id: 1 }],
    [' c1 ', { kind: 'city', id: 1 }],
    ['x1', undefined],
    ['c', undefined],
    ['co', undefined],
    ['c0', undefined],
    ['c01', undefined],
    ['c-1', undefined],
    ['c1.5', undefined],
    ['C1', undefined],
    ['c1x', undefined],
    ['c9999999999999999', undefined],
    ['', undefined],
  ])('%s is %o', (code, expected) => {
    expect(decodeLocation(code)).toEqual(expected);
  });

  it.each([
    ['c1,r2,co3', 'c1,r2,co3'],
    ['c1,x9,,r2', 'c1,r2'],
    ['c1, c1 ,c2', 'c1,c2'],
    ['x1', ''],
    ['', ''],
  ])('the list %s keeps %s', (codes, expected) => {
    expect(encodeLocations(decodeLocations(codes))).toBe(expected);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(anyLocation, (location) => {
        expect(decodeLocation(encodeLocation(location))).toEqual(location);
        expect(isLocationCode(encodeLocation(location))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(anyLocation, { selector: encodeLocation }), (locations) => {
        expect(decodeLocations(encodeLocations(locations))).toEqual(locations);
      }),
    );
  });
});

it.each([
  ['Московская', 'область', 'Московская область'],
  ['Москва', 'город', 'Москва'],
  ['Сочи', '', 'Сочи'],
  ['Дубай', null, 'Дубай'],
])('fullName(%s, %s) is %s', (name, type, expected) => {
  expect(fullName(name, type)).toBe(expected);
});

describe('distanceMetres', () => {
  const moscow = { latitude: 55.7558, longitude: 37.6173 };
  const anyPoint = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it.each([
    ['itself', moscow, 0, 0],
    ['Saint Petersburg', { latitude: 59.9343, longitude: 30.3351 }, 634_000, 2_000],
    ['a minute of latitude away', { latitude: 55.7558 + 1 / 60, longitude: 37.6173 }, 1_853, 1],
  ])('from Moscow to %s', (_, to, metres, tolerance) => {
    expect(Math.abs(distanceMetres(moscow, to) - metres)).toBeLessThanOrEqual(tolerance);
  });

  it('is the same both ways and never more than half the globe', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        expect(distanceMetres(from, to)).toBeCloseTo(distanceMetres(to, from), 3);
        expect(distanceMetres(from, to)).toBeLessThanOrEqual(Math.PI * 6_371_009);
      }),
    );
  });
});

describe('boundsOf', () => {
  it('pads the box around the points', () => {
    const box = boundsOf([
      { latitude: 55.5, longitude: 37.25 },
      { latitude: 55.75, longitude: 37.5 },
    ]);
    expect(box?.south).toBeCloseTo(55.45, 10);
    expect(box?.west).toBeCloseTo(37.2, 10);
    expect(box?.north).toBeCloseTo(55.8, 10);
    expect(box?.east).toBeCloseTo(37.55, 10);
  });

  it('has none for no points and stays on the map', () => {
    expect(boundsOf([])).toBeUndefined();
    expect(boundsOf([{ latitude: 89.99, longitude: -179.99 }])).toMatchObject({ north: 90, west: -180 });
  });

  it('gives one point air on all sides', () => {
    const box = boundsOf([{ latitude: 55.75, longitude: 37.62 }])!;
    const edges = [box.south, box.west, box.north, box.east].map((degrees) => degrees.toFixed(2));
    expect(edges).toEqual(['55.70', '37.57', '55.80', '37.67']);
  });

  it('contains its points, edges included', () => {
    const box = { south: 1, west: 1, north: 2, east: 2 };
    expect(contains(box, { latitude: 1, longitude: 2 })).toBe(true);
    expect(contains(box, { latitude: 0.999, longitude: 1.5 })).toBe(false);
    expect(contains(box, { latitude: 1.5, longitude: 2.001 })).toBe(false);
  });
});
