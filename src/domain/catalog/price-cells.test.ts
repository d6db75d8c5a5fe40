import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contains } from '../geo/bounds.ts';
import { cornersOf } from '../geo/hexagons.ts';
import { priceCells, sideFor, wholeHexagons } from './price-cells.ts';

const MOSCOW = { south: 55.6, west: 37.4, north: 55.9, east: 37.8 };

const house = (
  houseId: number,
  latitude: number,
  longitude: number,
  prices: readonly [number, number][],
) => ({
  houseId,
  latitude,
  longitude,
  flatsCount: prices.length,
  priceSum: prices.reduce((sum, [price]) => sum + price, 0),
  areaSumM2x100: prices.reduce((sum, [, area]) => sum + area, 0),
});

it('averages all flats of a hexagon, not its houses', () => {
  const side = sideFor(MOSCOW, 10);
  const cells = priceCells(
    [
      house(1, 55.75, 37.6, [
        [10_000_000, 5_000],
        [20_000_000, 5_000],
      ]),
      house(2, 55.7501, 37.6001, [[40_000_000, 10_000]]),
    ],
    MOSCOW,
    side,
  );
  expect(cells).toMatchObject([{ flatsCount: 3, pricePerM2: 350_000 }]);
});

it('says nothing of a place where few flats were found', () => {
  const few = house(1, 55.75, 37.6, [
    [10_000_000, 5_000],
    [20_000_000, 5_000],
  ]);
  expect(priceCells([few], MOSCOW, sideFor(MOSCOW, 10))).toEqual([]);
});

it('keeps its hexagons while the map is moved, and grows them with it around a whole zoom', () => {
  expect(sideFor(MOSCOW, 10.4)).toBe(sideFor(MOSCOW, 10));
  expect(sideFor(MOSCOW, 11)).toBe(sideFor(MOSCOW, 10) / 2);
  expect(sideFor(MOSCOW, 18)).toBe(sideFor(MOSCOW, 14));
});

it('asks for every house of the hexagons it tells of, and cuts no box into more than a screen shows', () => {
  const box = fc
    .tuple(
      fc.double({ min: -84, max: 84, noNaN: true }),
      fc.double({ min: -84, max: 84, noNaN: true }),
      fc.double({ min: -179, max: 179, noNaN: true }),
      fc.double({ min: -179, max: 179, noNaN: true }),
    )
    .map(([a, b, c, d]) => ({
      south: Math.min(a, b),
      north: Math.max(a, b),
      west: Math.min(c, d),
      east: Math.max(c, d),
    }));
  const zoom = fc.double({ min: 0, max: 24, noNaN: true });
  fc.assert(
    fc.property(box, zoom, fc.double({ min: 0, max: 1, noNaN: true }), (box, zoom, share) => {
      const side = sideFor(box, zoom);
      const at = house(
        1,
        box.south + (box.north - box.south) * share,
        box.west + (box.east - box.west) * share,
        [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      );
      const whole = wholeHexagons(box, side);
      for (const cell of priceCells([at], box, side)) {
        for (const { latitude, longitude } of cornersOf(cell, { side })) {
          // A map ends at the date line, past which it has no houses.
          const inside = { latitude, longitude: Math.max(-180, Math.min(180, longitude)) };
          expect(contains(wider(whole), inside)).toBe(true);
        }
      }
      expect((box.east - box.west) / side).toBeLessThanOrEqual(61);
    }),
  );
});

/** Rounding moves a corner by no more. */
function wider({ south, west, north, east }: typeof MOSCOW): typeof MOSCOW {
  const air = 1e-6;
  return { south: south - air, west: west - air, north: north + air, east: east + air };
}
