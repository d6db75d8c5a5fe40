import IMask from 'imask';
import { describe, expect, it } from 'vitest';
import { CODE_MASK, DATE_MASK, PHONE_MASK, preparePhone, type TextMask } from './masks.ts';

function masked(mask: TextMask, ...typed: string[]): string {
  const pattern = IMask.createMask(mask.options);
  for (const part of typed) pattern.append(part, { input: true });
  return pattern.value;
}

describe('the phone mask', () => {
  it.each([
    [['+7 ('], '+7 ('],
    [['+7 (', '9', '9', '9'], '+7 (999'],
    [['+7 (', '9991234567'], '+7 (999) 123-45-67'],
    [['+7 (', '89991234567'], '+7 (999) 123-45-67'],
    [['+7 (', '+7 999 123-45-67'], '+7 (999) 123-45-67'],
    [['+7 (', '812'], '+7 (812'],
    [['89991234567'], '+7 (999) 123-45-67'],
    [['+79991234567'], '+7 (999) 123-45-67'],
    [['9'], '+7 (9'],
    [['8'], '+7'],
    [['+7 (', '99912345678888'], '+7 (999) 123-45-67'],
    [['+7 (', 'a', '9'], '+7 (9'],
  ])('%j → %s', (typed, shown) => {
    expect(masked(PHONE_MASK, ...typed)).toBe(shown);
  });

  it('leaves what is typed into a filled field alone', () => {
    expect(preparePhone('89991234567', '+7 (912) 3')).toBe('89991234567');
  });
});

it.each([
  [['20112026'], '20.11.2026'],
  [['20.11.2026'], '20.11.2026'],
  [['1', '.', 'x', '2'], '12'],
])('%j is the day %s', (typed, shown) => {
  expect(masked(DATE_MASK, ...typed)).toBe(shown);
});

describe('the code mask', () => {
  it.each([
    [['abc123'], 'ABC 123'],
    [['ABC 123'], 'ABC 123'],
    [['a', '-', '1', 'ж', 'b'], 'A1B'],
    [['abc1234'], 'ABC 123'],
  ])('%j → %s', (typed, shown) => {
    expect(masked(CODE_MASK, ...typed)).toBe(shown);
  });
});
