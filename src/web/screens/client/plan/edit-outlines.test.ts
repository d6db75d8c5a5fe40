import { describe, expect, it } from 'vitest';
import type { PlanPoint } from '#domain/listing/drawn-plan.ts';
import {
  beginPlan,
  editPlan,
  movePoints,
  outlinesOf,
  type PlanEdit,
  type PlanState,
  panTo,
  planOf,
  rectangle,
  WHOLE,
  zoomAt,
} from './edit-outlines.ts';

const SIZE = { width: 1000, height: 500 };
const SQUARE = rectangle([0, 0], [100, 100]);
const edited = (...edits: PlanEdit[]): PlanState => edits.reduce(editPlan, beginPlan([]));

describe('an edit of a plan', () => {
  it('draws, joins to houses, reshapes and removes; everything is undone and done again', () => {
    const edits: PlanEdit[] = [
      { kind: 'draw', points: SQUARE },
      { kind: 'join', order: 1, houseId: 7 },
      { kind: 'draw', points: rectangle([200, 0], [300, 100]) },
      { kind: 'reshape', order: 2, points: SQUARE },
      { kind: 'remove', order: 1 },
    ];
    const state = edited(...edits);
    expect(state.outlines).toEqual([{ order: 2, houseId: null, points: SQUARE }]);
    const undone = edits.reduce((one) => editPlan(one, { kind: 'undo' }), state);
    expect(undone.outlines).toEqual([]);
    expect(editPlan(undone, { kind: 'undo' })).toBe(undone);
    const redone = edits.reduce((one) => editPlan(one, { kind: 'redo' }), undone);
    expect(redone.outlines).toEqual(state.outlines);
    expect(editPlan(redone, { kind: 'redo' })).toBe(redone);
  });

  it('draws for the house that was named before', () => {
    expect(edited({ kind: 'draw', points: SQUARE, houseId: 7 }).outlines).toEqual([
      { order: 1, houseId: 7, points: SQUARE },
    ]);
  });

  it('after an undo forgets what was undone', () => {
    const state = edited(
      { kind: 'draw', points: SQUARE },
      { kind: 'undo' },
      { kind: 'draw', points: SQUARE },
    );
    expect(state.future).toEqual([]);
    expect(state.past).toHaveLength(1);
  });

  it('gives a house one outline', () => {
    const state = edited(
      { kind: 'draw', points: SQUARE },
      { kind: 'draw', points: SQUARE },
      { kind: 'join', order: 1, houseId: 7 },
      { kind: 'join', order: 2, houseId: 7 },
    );
    expect(state.outlines.map(({ houseId }) => houseId)).toEqual([null, 7]);
  });

  it('takes no outline without three corners apart', () => {
    expect(edited({ kind: 'draw', points: rectangle([5, 5], [5, 5]) }).outlines).toEqual([]);
    expect(edited({ kind: 'draw', points: [[0, 0], ...SQUARE] }).outlines[0]!.points).toHaveLength(4);
  });

  it('undoes the steps of one move together', () => {
    const step = (by: number): PlanEdit => ({
      kind: 'reshape',
      order: 1,
      points: movePoints(SQUARE, [by, 0], SIZE),
      isStep: true,
    });
    const state = edited({ kind: 'draw', points: SQUARE }, step(10), step(20), step(30), { kind: 'undo' });
    expect(state.outlines[0]!.points).toEqual(SQUARE);
  });
});

it('an outline moves as far as the picture goes and keeps its form', () => {
  expect(movePoints(SQUARE, [5_000, -3], SIZE)).toEqual(rectangle([900, 0], [1000, 100]));
});

describe('the view', () => {
  it('goes nearer around a point that stays in place', () => {
    const at: PlanPoint = [250, 125];
    const near = zoomAt(WHOLE, 2, at, SIZE);
    expect(near).toEqual({ x: 125, y: 62.5, zoom: 2 });
    expect(zoomAt(near, 0.5, at, SIZE)).toEqual(WHOLE);
  });

  it('never shows what lies beyond the picture', () => {
    expect(panTo({ x: -5, y: 9_000, zoom: 2 }, SIZE)).toEqual({ x: 0, y: 250, zoom: 2 });
    expect(zoomAt(WHOLE, 0.1, [0, 0], SIZE)).toEqual(WHOLE);
  });
});

it('outlines become a drawing and come back, on a larger picture too', () => {
  const outlines = [{ order: 3, houseId: 7, points: SQUARE }];
  const svg = planOf(outlines, SIZE, () => 'Корпус 1');
  const houses = [{ id: 7, layer: 3 }];
  expect(outlinesOf(svg, houses, SIZE)).toEqual(outlines);
  expect(outlinesOf(svg, houses, { width: 2000, height: 1000 })[0]!.points).toEqual(
    rectangle([0, 0], [200, 200]),
  );
  expect(planOf([], SIZE, () => '')).toBe('');
  expect(outlinesOf('<svg><g data-layer="1"/></svg>', houses, SIZE)).toEqual([]);
});
