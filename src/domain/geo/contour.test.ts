import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contour, type Grid, type GridPolygon } from './contour.ts';

const SIZE = 8;

const grid = (values: number[]): Grid => ({ width: SIZE, height: SIZE, values });
const rows = (...lines: string[]) =>
  grid([...lines].reverse().flatMap((line) => [...line].map((sign) => (sign === '#' ? 1 : -1))));

/** Whether a point lies in a part and in none of its holes. */
function isIn(polygons: readonly GridPolygon[], x: number, y: number): boolean {
  const crossings = polygons.flat().reduce((count, ring) => {
    return ring.slice(1).reduce((sum, [nextX, nextY], at) => {
      const [oneX, oneY] = ring[at]!;
      const isCrossed = oneY > y !== nextY > y && x < oneX + ((nextX - oneX) * (y - oneY)) / (nextY - oneY);
      return sum + Number(isCrossed);
    }, count);
  }, 0);
  return crossings % 2 === 1;
}

describe('a contour', () => {
  it('parts the points of a grid by their signs, whatever they are', () => {
    const value = fc.integer({ min: -9, max: 8 }).map((half) => half + 0.5);
    fc.assert(
      fc.property(fc.array(value, { minLength: SIZE * SIZE, maxLength: SIZE * SIZE }), (values) => {
        const polygons = contour(grid(values));
        const found = values.map((_, at) => isIn(polygons, (at % SIZE) + 1e-9, Math.floor(at / SIZE) + 1e-9));
        expect(found).toEqual(values.map((one) => one >= 0));
        for (const ring of polygons.flat()) expect(ring.at(-1)).toEqual(ring[0]);
      }),
    );
  });

  it('gives a hole to the part around it, and what lies in the hole is a part again', () => {
    const polygons = contour(
      rows('########', '#......#', '#.####.#', '#.#..#.#', '#.#..#.#', '#.####.#', '#......#', '########'),
    );
    expect(polygons.map((rings) => rings.length)).toEqual([2, 2]);
  });

  it('is nothing where nothing is inside, and one part where everything is', () => {
    expect(contour(grid(new Array(SIZE * SIZE).fill(-1)))).toEqual([]);
    expect(contour(grid(new Array(SIZE * SIZE).fill(1)))).toHaveLength(1);
  });
});
