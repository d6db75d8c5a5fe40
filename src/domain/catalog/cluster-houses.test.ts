import { expect, it } from 'vitest';
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
  expect(clusters).toMatchObject([{ count: 4, longitude: expect.closeTo(37.6175) }]);
});

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
