import { describe, expect, it } from 'vitest';
import { roundKopecks } from './round-kopecks.ts';

describe('roundKopecks', () => {
  it.each([
    ['0.004999', '0.00'],
    ['0.005', '0.01'],
    ['1.005', '1.01'],
    ['75225.264999', '75225.26'],
    ['-0.005', '-0.01'],
  ])('%s is %s', (roubles, expected) => {
    expect(roundKopecks(roubles).toFixed(2)).toBe(expected);
  });
});
