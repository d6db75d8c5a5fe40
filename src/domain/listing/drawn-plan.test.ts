import { expect, it } from 'vitest';
import {
  isOverPicture,
  isWithin,
  labelPoint,
  type PlanPoint,
  readDrawnPlan,
  writeDrawnPlan,
} from './drawn-plan.ts';
import { layerPins, listLayers } from './plan-layers.ts';

const SQUARE: PlanPoint[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
/** Open to the right, so that its centre of mass lies outside of it. */
const HORSESHOE: PlanPoint[] = [
  [0, 0],
  [100, 0],
  [100, 10],
  [10, 10],
  [10, 90],
  [100, 90],
  [100, 100],
  [0, 100],
];
const PLAN = {
  width: 1600,
  height: 900,
  outlines: [
    { order: 1, name: 'Корпус "А" & Б <1>', points: SQUARE },
    { order: 7, name: 'Корпус 2', points: HORSESHOE },
  ],
};

it('reads what it wrote', () => {
  expect(readDrawnPlan(writeDrawnPlan(PLAN))).toEqual(PLAN);
});

it('is a drawing with layers and labels as any other', () => {
  const svg = writeDrawnPlan(PLAN);
  expect(listLayers(svg).map(({ order }) => order)).toEqual([1, 7]);
  expect(layerPins(svg)[0]).toEqual({ order: 1, leftPercent: 3.1, topPercent: 5.6 });
  expect(isOverPicture(svg)).toBe(true);
});

it.each([
  ['a drawing of somebody', '<svg viewBox="0 0 9 9"><polygon data-layer="1" points="0,0 9,0 9,9"/></svg>'],
  ['nothing', ''],
])('%s is no plan drawn here', (_, svg) => {
  expect(readDrawnPlan(svg)).toBeNull();
  expect(isOverPicture(svg)).toBe(false);
});

it('a label stands in the middle, and within an outline that is open at a side', () => {
  expect(labelPoint(SQUARE)).toEqual([50, 50]);
  expect(labelPoint(SQUARE.toReversed())).toEqual([50, 50]);
  expect(isWithin(HORSESHOE, [40, 50])).toBe(false);
  const label = labelPoint(HORSESHOE);
  expect(isWithin(HORSESHOE, label)).toBe(true);
  expect(label).toEqual([5, 50]);
});

it('a label of a line stands on it', () => {
  expect(
    labelPoint([
      [0, 0],
      [10, 0],
      [20, 0],
    ]),
  ).toEqual([10, 0]);
});
