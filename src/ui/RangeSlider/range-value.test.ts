import { describe, expect, it } from 'vitest';
import { createRangeScale } from './range-scale.ts';
import { type Handle, moveHandle, nearestHandle, type RangeValue, valueAfterKey } from './range-value.ts';

const scale = createRangeScale({ min: 0, max: 30, step: 1 });
const DOUBLE = { double: true, bounded: false };

describe('a moved handle', () => {
  it.each<[RangeValue, Handle, number, RangeValue]>([
    [[5, 20], 0, 8, [8, 20]],
    [[5, 20], 1, 25, [5, 25]],
    [[5, 20], 0, 25, [20, 20]],
    [[5, 20], 1, 1, [5, 5]],
    [[5, 20], 0, -4, [null, 20]],
    [[5, 20], 1, 99, [5, null]],
    [[null, 50], 0, 3, [3, 50]],
    [[null, null], 0, 30, [30, null]],
  ])('%j: handle %i to %i gives %j', (value, handle, target, moved) => {
    expect(moveHandle(value, handle, target, scale, DOUBLE)).toEqual(moved);
  });

  it('keeps the ends of a bounded slider as values', () => {
    const bounded = { double: true, bounded: true };
    expect(moveHandle([5, 20], 0, 0, scale, bounded)).toEqual([0, 20]);
    expect(moveHandle([5, 20], 1, 30, scale, bounded)).toEqual([5, 30]);
  });

  it('goes all the way when it is the only one', () => {
    expect(moveHandle([null, 20], 1, 0, scale, { double: false, bounded: true })).toEqual([null, 0]);
  });
});

describe('the handle of a press', () => {
  it.each<[number, [number, number], Handle]>([
    [0.1, [0.2, 0.8], 0],
    [0.7, [0.2, 0.8], 1],
    [0.3, [0.5, 0.5], 0],
    [0.6, [0.5, 0.5], 1],
    [0, [0, 0], 1],
    [1, [1, 1], 0],
  ])('at %f of handles at %j is %i', (share, handles, handle) => {
    expect(nearestHandle(share, handles)).toBe(handle);
  });
});

describe('keys', () => {
  const press = (key: string, value: number, shiftKey = false) =>
    valueAfterKey({ key, shiftKey }, value, scale);

  it.each([
    ['ArrowRight', 6],
    ['ArrowUp', 6],
    ['ArrowLeft', 4],
    ['ArrowDown', 4],
    ['PageUp', 15],
    ['PageDown', 0],
    ['Home', 0],
    ['End', 30],
    ['Tab', undefined],
  ])('%s takes 5 to %j', (key, value) => {
    expect(press(key, 5)).toBe(value);
  });

  it('take ten steps with Shift', () => {
    expect(press('ArrowRight', 5, true)).toBe(15);
  });

  it('leave a maximum that is less than half a step away from the last multiple', () => {
    const odd = createRangeScale({ min: 0, max: 95_340, step: 1000 });
    const press = (value: number) => valueAfterKey({ key: 'ArrowLeft', shiftKey: false }, value, odd);
    expect(press(95_340)).toBe(94_000);
    expect(press(94_000)).toBe(93_000);
  });
});
