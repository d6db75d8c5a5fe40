import type { RangeScale } from './range-scale.ts';

/** The pair of ends; null is no bound. With one handle the value is the second of the pair. */
export type RangeValue = readonly [from: number | null, to: number | null];

/** 0 is the handle of the lower end, 1 that of the upper one, which is the only one of a single slider. */
export type Handle = 0 | 1;

/** Values of both handles, those outside the track put on its ends. */
export function handlesOf([from, to]: RangeValue, { min, max }: RangeScale): [number, number] {
  const within = (value: number) => Math.min(Math.max(value, min), max);
  return [within(from ?? min), within(to ?? max)];
}

/**
 * The pair after a handle went to a value: never past the other handle. A handle at its own end of the track
 * stands for no bound, unless the ends are `bounded`.
 */
export function moveHandle(
  value: RangeValue,
  handle: Handle,
  target: number,
  scale: RangeScale,
  { double, bounded }: { double: boolean; bounded: boolean },
): RangeValue {
  const [low, high] = handlesOf(value, scale);
  const { min, max } = scale;
  if (handle === 0) {
    const from = Math.min(Math.max(target, min), high);
    return [from === min && !bounded ? null : from, value[1]];
  }
  const to = Math.min(Math.max(target, double ? low : min), max);
  return [value[0], to === max && !bounded ? null : to];
}

/** The handle a press on the track takes: the nearer one; of two in one place the one that can go there. */
export function nearestHandle(share: number, [low, high]: readonly [number, number]): Handle {
  const toLow = Math.abs(share - low);
  const toHigh = Math.abs(share - high);
  if (toLow !== toHigh) return toLow < toHigh ? 0 : 1;
  return share < low || (share === low && low === 1) ? 0 : 1;
}

const LARGE_STEPS = 10;

/** Gives the value after a key is pressed on a handle; undefined for keys that do not move it. */
export function valueAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  value: number,
  { min, max, step, snap }: RangeScale,
): number | undefined {
  const large = step * LARGE_STEPS;
  const small = shiftKey ? large : step;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return snap(value + small);
    case 'ArrowLeft':
    case 'ArrowDown':
      return snapDown(value - small);
    case 'PageUp':
      return snap(value + large);
    case 'PageDown':
      return snapDown(value - large);
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }

  /** A last step shorter than half of a whole one would snap back to the maximum and hold the handle there. */
  function snapDown(target: number): number {
    const snapped = snap(target);
    return snapped < value ? snapped : snap(target - step / 2);
  }
}
