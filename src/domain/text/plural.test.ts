import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plural } from './plural.ts';

describe('plural', () => {
  it.each([
    [0, 'домов'],
    [1, 'дом'],
    [2, 'дома'],
    [4, 'дома'],
    [5, 'домов'],
    [11, 'домов'],
    [12, 'домов'],
    [14, 'домов'],
    [21, 'дом'],
    [22, 'дома'],
    [111, 'домов'],
    [121, 'дом'],
    [1.5, 'дома'],
    [-1, 'дом'],
  ])('%s takes %s', (count, expected) => {
    expect(plural(count, 'дом', 'дома', 'домов')).toBe(expected);
  });

  it('follows the rule of the last two digits', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const tens = count % 100;
        const ones = count % 10;
        const teen = tens >= 11 && tens <= 14;
        const expected = !teen && ones === 1 ? 'one' : !teen && ones >= 2 && ones <= 4 ? 'few' : 'many';
        return plural(count, 'one', 'few', 'many') === expected;
      }),
    );
  });
});
