import { describe, expect, it } from 'vitest';
import { usualTop } from './usual-top.ts';

describe('the top of a scale', () => {
  it.each<[string, number[], number]>([
    ['is the highest value', [4, 30, 12], 30],
    ['leaves out one far above the middle', [4, 12, 5_000, 14], 14],
    ['of two is the lower one when the other is far above', [5_000, 4], 4],
    ['of one is that one', [5_000], 5_000],
    ['keeps what is six times the middle', [5, 5, 30, 31], 30],
  ])('%s', (_, values, top) => {
    expect(usualTop(values)).toBe(top);
  });
});
