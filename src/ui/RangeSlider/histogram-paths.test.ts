import { describe, expect, it } from 'vitest';
import { BARS, histogramPaths, levelPaths, levelValues } from './histogram-paths.ts';
import { createRangeScale } from './range-scale.ts';

const even = createRangeScale({ min: 0, max: 60, step: 1 });
const bars = (path: string) => path.split('M').slice(1);
const heights = (path: string) => bars(path).map((bar) => Number(/v-([\d.]+)/.exec(bar)?.[1]));

describe('bars', () => {
  it('are as many as steps when both are even, tallest 40 high', () => {
    const counts = Array.from({ length: BARS }, (_, index) => index + 1);
    const { inside, outside } = histogramPaths({ from: 0, to: 60, counts }, even, [0, 60]);
    expect(bars(inside)).toHaveLength(BARS);
    expect(outside).toBe('');
    expect(heights(inside).at(-1)).toBe(40);
    expect(heights(inside)[14]).toBe(20);
  });

  it('part at the chosen stretch', () => {
    const { inside, outside } = histogramPaths(
      { from: 0, to: 60, counts: Array(60).fill(1) },
      even,
      [10, 30],
    );
    expect([bars(inside).length, bars(outside).length]).toEqual([20, 40]);
  });

  it('share a step out where weights stretch it', () => {
    const weighted = createRangeScale({
      min: 0,
      max: 60,
      step: 1,
      ranges: [
        { to: 30, minWeight: 2 },
        { from: 30, minWeight: 1 },
      ],
    });
    const { inside } = histogramPaths({ from: 0, to: 60, counts: [40, 40] }, weighted, [0, 60]);
    const shown = heights(inside);
    // Each bar has half as many.
    expect(shown[0]).toBe(28.28);
    expect(shown.at(-1)).toBe(40);
  });

  it('count what lies beyond the track at its end', () => {
    const { inside } = histogramPaths({ from: 0, to: 120, counts: [0, 7] }, even, [0, 60]);
    expect(bars(inside)).toHaveLength(1);
  });

  it('are absent where nothing is, and never lower than two units', () => {
    const counts = [1, 0, 1_000_000, ...Array(57).fill(0)];
    const { inside } = histogramPaths({ from: 0, to: 60, counts }, even, [0, 60]);
    expect(heights(inside)).toEqual([2, 40]);
    expect(histogramPaths({ from: 0, to: 0, counts: Array(60).fill(0) }, even, [0, 60]).inside).toBe('');
  });
});

describe('levels', () => {
  it('stand evenly, each as high as its count, and part at the value', () => {
    const { inside, outside } = levelPaths([4, 2, 0, 1], even, [0, 30]);
    expect([heights(inside), heights(outside)]).toEqual([[40, 20], [10]]);
    expect(levelValues(even, 4)).toEqual([8, 23, 38, 53]);
    expect(levelPaths([0, 0], even, [0, 30])).toEqual({ inside: '', outside: '' });
  });
});
