import { expect, it } from 'vitest';
import { distanceMetres } from '#domain/geo/distance.ts';
import { groundShapes } from './ground-shapes.ts';

const house = (houseId: number, complexId: number, name: string | null) => ({
  houseId,
  complexId,
  name,
  latitude: 55.75,
  longitude: 37.6,
  complexName: 'Депо',
});

it('draws a square of thirty metres for each house', () => {
  const [square] = groundShapes([house(1, 1, null)], 14);
  const { points, isRing } = square!;
  expect(isRing).toBe(true);
  const sides = points.map((point, at) => distanceMetres(point, points[(at + 1) % 4]!));
  expect(sides).toHaveLength(4);
  for (const side of sides) expect(side).toBeCloseTo(30, 0);
});

it('names each complex once, and from near every house that has a name', () => {
  const houses = [house(3, 1, 'Корпус 3'), house(2, 1, 'Корпус 2'), house(4, 2, null), house(5, 2, null)];
  expect(groundShapes(houses, 14).map(({ name }) => name)).toEqual([
    'ЖК\u00a0«Депо»',
    undefined,
    'ЖК\u00a0«Депо»',
    undefined,
  ]);
  expect(groundShapes(houses, 16).map(({ name }) => name)).toEqual([
    'Корпус 2\nЖК\u00a0«Депо»',
    'Корпус 3',
    'ЖК\u00a0«Депо»',
    undefined,
  ]);
});
