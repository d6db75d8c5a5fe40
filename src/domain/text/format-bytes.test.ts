import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0\u00a0Б'],
  [480, '480\u00a0Б'],
  [1_024, '1\u00a0КБ'],
  [48 * 1_024, '48\u00a0КБ'],
  [1_258_291, '1,2\u00a0МБ'],
  [5 * 1_024 ** 2, '5\u00a0МБ'],
  [512 * 1_024 ** 2, '512\u00a0МБ'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
