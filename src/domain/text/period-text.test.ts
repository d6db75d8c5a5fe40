import { describe, expect, it } from 'vitest';
import { periodText } from './period-text.ts';

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('periodText', () => {
  it.each([
    [240, '20 лет'],
    [12, '1 год'],
    [24, '2 года'],
    [18, '1 год 6 мес.'],
    [66, '5 лет 6 мес.'],
    [6, '6 мес.'],
    [0, '0 мес.'],
  ])('%s months is %s', (months, expected) => {
    expect(spaced(periodText(months))).toBe(expected);
  });
});
