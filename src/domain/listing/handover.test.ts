import { describe, expect, it } from 'vitest';
import { handoverOptionLabel, handoverOptions, isHandoverOption, matchesHandover } from './handover.ts';

const now = new Date('2026-11-20T09:00:00Z');

describe('handover filter', () => {
  it('offers two states, three years and what follows', () => {
    const options = handoverOptions(now);
    expect(options).toEqual(['handOver', 'notBuilt', '2026', '2027', '2028', 'over2']);
    expect(options.map((option) => handoverOptionLabel(option, now))).toEqual([
      'Сдан',
      'Строится',
      '2026',
      '2027',
      '2028',
      'Позже 2028',
    ]);
  });

  it('turns the year with Moscow', () => {
    expect(handoverOptions(new Date('2026-12-31T20:59:00Z'))).toContain('2026');
    expect(handoverOptions(new Date('2026-12-31T21:00:00Z'))).not.toContain('2026');
  });

  it.each([
    ['finished long ago', { finished: true, term: { year: 2020, quarter: 1 } }, ['handOver']],
    ['finished, term unknown', { finished: true, term: null }, ['handOver']],
    ['finished this year', { finished: true, term: { year: 2026, quarter: 1 } }, ['handOver', '2026']],
    ['overdue', { finished: false, term: { year: 2025, quarter: 4 } }, ['notBuilt']],
    ['next year', { finished: false, term: { year: 2027, quarter: null } }, ['notBuilt', '2027']],
    ['the last year offered', { finished: false, term: { year: 2028, quarter: 4 } }, ['notBuilt', '2028']],
    ['after it', { finished: false, term: { year: 2029, quarter: 1 } }, ['notBuilt', 'over2']],
    ['unknown', { finished: false, term: null }, ['notBuilt']],
  ] as const)('a house %s', (_, house, expected) => {
    expect(handoverOptions(now).filter((option) => matchesHandover(option, house, 2026))).toEqual(expected);
  });

  it.each([
    ['handOver', true],
    ['notBuilt', true],
    ['2027', true],
    ['over2', true],
    ['over3', false],
    ['27', false],
    [2027, false],
  ])('knows %s: %s', (word, expected) => {
    expect(isHandoverOption(word)).toBe(expected);
  });
});
