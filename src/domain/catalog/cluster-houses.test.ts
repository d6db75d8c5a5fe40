import { expect, it } from 'vitest';
import type { GeoPoint } from '#domain/geo/point.ts';
import { seededRandom } from '#domain/random.ts';
import { clusterHouses, type FoundHouse } from './cluster-houses.ts';

const house = (
  latitude: number,
  longitude: number,
  minPrice: number | null = null,
  complexId = 1,
): FoundHouse => ({
  houseId: Math.round(latitude * 1_000),
  latitude,
  longitude,
  minPrice,
  complexId,
  flatsCount: 2,
});

it('joins houses of one square of the screen and leaves the lonely ones', () => {
  const near = [
    house(55.7, 37.6, 9_000_000),
    house(55.702, 37.602, null),
    house(55.704, 37.604, 8_000_000, 2),
  ];
  const far = house(59.9, 30.3);
  const { clusters, houses } = clusterHouses([...near, far], { zoom: 8, spanDegrees: 10 });
  expect(houses).toEqual([far]);
  expect(clusters).toEqual([
    {
      id: expect.any(String),
      latitude: expect.closeTo(55.702),
      longitude: expect.closeTo(37.602),
      count: 6,
      minPrice: 8_000_000,
      cheapestHouseId: 55_704,
      complexIds: [1, 2],
    },
  ]);
});

it('joins neighbours on both sides of a square whose marks would lie over each other', () => {
  // Squares of zoom 9 are 45 / 512 degrees wide; one of them ends at 37.6171875.
  const [west, east] = [house(55.7, 37.61), house(55.7, 37.625)];
  const { clusters, houses } = clusterHouses([west, east], { zoom: 9, spanDegrees: 1 });
  expect(houses).toEqual([]);
  // The mark stays where the first of them stands.
  expect(clusters).toMatchObject([{ count: 4, longitude: 37.61 }]);
});

it('leaves no two marks over each other, whatever stands where', () => {
  const random = seededRandom(24);
  for (const zoom of [8, 9.3, 11, 12.7, 14, 15.9]) {
    const spread = 1_200 / ((512 * 2 ** zoom) / 360);
    const found = Array.from({ length: 400 }, () =>
      house(55.75 + (random() - 0.5) * spread * 0.6, 37.6 + (random() - 0.5) * spread),
    );
    const { clusters, houses } = clusterHouses(found, { zoom, spanDegrees: spread });
    const marks = [
      ...clusters.map((point) => markAt(point, zoom, { width: 92, up: 22, down: 22 })),
      ...houses.map((point) => markAt(point, zoom, { width: 80, up: 36, down: 0 })),
    ];
    const over = marks.flatMap((one, at) =>
      marks
        .slice(at + 1)
        .filter(
          (other) =>
            Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
            one.y - one.up < other.y + other.down &&
            other.y - other.up < one.y + one.down,
        ),
    );
    expect(over).toEqual([]);
    expect(clusters.reduce((total, { count }) => total + count, 2 * houses.length)).toBe(800);
  }
});

/** Where a mark lies on the screen, in CSS pixels that grow to the east and to the south. */
function markAt<Size>({ latitude, longitude }: GeoPoint, zoom: number, size: Size) {
  const world = 512 * 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const north = Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
  return { x: (longitude / 360) * world, y: -north * world, ...size };
}

it('knows no cheapest flat where none has a price', () => {
  const { clusters } = clusterHouses([house(55, 37), house(55, 37)], { zoom: 5, spanDegrees: 10 });
  expect(clusters).toMatchObject([
    { latitude: 55, longitude: 37, count: 4, minPrice: null, complexIds: [1] },
  ]);
});

it('does not regroup what stays in sight when the map moves', () => {
  const staying = [house(55.7, 37.6), house(55.9, 37.9), house(56.3, 38.4)];
  const before = clusterHouses([...staying, house(10, 10)], { zoom: 7, spanDegrees: 8 });
  const after = clusterHouses([house(-10, 50), ...staying], { zoom: 7, spanDegrees: 8 });
  expect(after.clusters).toEqual(before.clusters);
});

it('groups alike between two steps of the zoom and knows its clusters again in another box', () => {
  const staying = [house(55.7, 37.6), house(55.7001, 37.6001), house(55.9, 37.9), house(55.9001, 37.9001)];
  const marks = (zoom: number, ...others: FoundHouse[]) =>
    clusterHouses([...others, ...staying], { zoom, spanDegrees: 1 }).clusters;
  const before = marks(12);
  expect(before).toHaveLength(2);
  expect(new Set(before.map(({ id }) => id)).size).toBe(2);
  expect(marks(12.4)).toEqual(before);
  expect(marks(12, house(56.3, 38.4)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(marks(12.5).filter(({ id }) => before.some((cluster) => cluster.id === id))).toEqual([]);
});

it('shows every house of a street, even two at one point', () => {
  const twins = [house(55.7, 37.6), house(55.7, 37.6)];
  expect(clusterHouses(twins, { zoom: 16, spanDegrees: 0.02 })).toEqual({ clusters: [], houses: twins });
});

it('keeps the marks few in a box that no screen has', () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    house(((index * 7) % 1_600) / 10 - 80, ((index * 13) % 3_600) / 10 - 180),
  );
  const { clusters, houses } = clusterHouses(many, { zoom: 24, spanDegrees: 360 });
  expect(clusters.length + houses.length).toBeLessThan(64 * 64);
  expect(clusters.reduce((sum, { count }) => sum + count, 2 * houses.length)).toBe(40_000);
});
