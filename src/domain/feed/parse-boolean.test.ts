import { describe, expect, test } from 'vitest';
import { parseBoolean } from './parse-boolean.ts';

describe('parseBoolean', () => {
  test.each([
    ...['да', 'Да ', 'true', 'TRUE', '1', '+', 'yes', 'есть'].map((raw) => [raw, true] as const),
    ...['нет', 'false', '0', '-', 'No'].map((raw) => [raw, false] as const),
    ...['', '2', 'может быть', null].map((raw) => [raw, null] as const),
  ])('%s → %s', (raw, expected) => expect(parseBoolean(raw)).toBe(expected));
});
