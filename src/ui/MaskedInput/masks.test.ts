import { describe, expect, it } from 'vitest';
import { CODE_MASK, DATE_MASK, type TextMask } from './masks.ts';

function masked(mask: TextMask, ...typed: string[]): string {
  return typed.reduce((before, part) => mask.shape({ before, typed: part, after: '', isFresh: true }), '');
}

describe('the mask of a day', () => {
  it.each([
    [['20112026'], '20.11.2026'],
    [['20.11.2026'], '20.11.2026'],
    [['2', '0', '.', '1', '1', '.', '2', '0', '2', '6'], '20.11.2026'],
    [['1', '.', '2', '.', '2', '0', '2', '6'], '01.02.2026'],
    [['1/2/2026'], '01.02.2026'],
    [['2026-11-20'], '20.11.2026'],
    [['1', 'x', '2'], '12'],
    [['201120267'], '20.11.2026'],
  ])('%j is the day %s', (typed, shown) => {
    expect(masked(DATE_MASK, ...typed)).toBe(shown);
  });

  it('puts no zero before a digit that a deletion left', () => {
    const left = DATE_MASK.shape({ before: '2', typed: '', after: '.11.2026', isFresh: false });
    expect(left).toBe('21.12.026');
  });
});

describe('the mask of the code', () => {
  it.each([
    [['abc123'], 'ABC 123'],
    [['ABC 123'], 'ABC 123'],
    [['a', '-', '1', 'ж', 'b'], 'A1B'],
    [['abc1234'], 'ABC 123'],
    [['xyz', 'abc123'], 'ABC 123'],
  ])('%j → %s', (typed, shown) => {
    expect(masked(CODE_MASK, ...typed)).toBe(shown);
  });
});
