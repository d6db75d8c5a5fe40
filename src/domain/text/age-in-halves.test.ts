import { describe, expect, it } from 'vitest';
import { ageInHalves } from './age-in-halves.ts';

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('ageInHalves', () => {
  it.each([
    [1, '1 год'],
    [1.24, '1 год'],
    [1.25, '1,5 года'],
    [1.5, '1,5 года'],
    [1.75, '2 года'],
    [2, '2 года'],
    [5, '5 лет'],
    [5.5, '5,5 года'],
    [11, '11 лет'],
    [21.1, '21 год'],
    [0, '0 лет'],
  ])('%s is %s', (years, expected) => {
    expect(spaced(ageInHalves(years))).toBe(expected);
  });
});
