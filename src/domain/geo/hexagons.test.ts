import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cornersOf, hexagonOf } from './hexagons.ts';
import { onMercator } from './mercator.ts';

const point = fc.record({
  latitude: fc.double({ min: -70, max: 75, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});
const side = fc.double({ min: 0.001, max: 2, noNaN: true });

it('lays every point in the hexagon whose middle is nearest, and every middle in its own', () => {
  fc.assert(
    fc.property(point, side, (at, side) => {
      const middle = hexagonOf(at, { side });
      expect(apart(at, middle)).toBeLessThanOrEqual(side * 1.000001);
      const again = hexagonOf(middle, { side });
      expect(apart(again, middle)).toBeLessThan(side * 1e-6);
      // Neighbours lie across the sides, two heights of a triangle away.
      for (let turn = 0; turn < 6; turn++) {
        const angle = (Math.PI / 3) * turn;
        const { x, y } = onMercator(middle);
        const far = Math.sqrt(3) * side;
        const there = onMercator(at);
        const toNeighbour = Math.hypot(
          there.x - x - far * Math.cos(angle),
          there.y - y - far * Math.sin(angle),
        );
        expect(apart(at, middle)).toBeLessThanOrEqual(toNeighbour + side * 1e-6);
      }
    }),
  );
});

it('draws a hexagon whose corners are a side away from its middle and from each other', () => {
  const middle = hexagonOf({ latitude: 55.75, longitude: 37.62 }, { side: 0.01 });
  const corners = cornersOf(middle, { side: 0.01 });
  expect(corners).toHaveLength(6);
  for (const [at, corner] of corners.entries()) {
    expect(apart(corner, middle)).toBeCloseTo(0.01, 9);
    expect(apart(corner, corners[(at + 1) % 6]!)).toBeCloseTo(0.01, 9);
  }
});

function apart(one: Parameters<typeof onMercator>[0], other: Parameters<typeof onMercator>[0]): number {
  const [a, b] = [onMercator(one), onMercator(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}
