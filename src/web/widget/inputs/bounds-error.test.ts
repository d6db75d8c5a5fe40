import { expect, it } from 'vitest';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { boundsError } from './bounds-error.ts';

it.each([
  [-5, 15_000_000, 'Минимум 500 000 ₽. Пока считаем: 15 000 000 ₽'],
  [999_999_999_999, 15_000_000, 'Максимум 300 000 000 ₽. Пока считаем: 15 000 000 ₽'],
  [1, null, 'Минимум 500 000 ₽'],
])('%s is answered', (number, value, text) => {
  const bounds = { min: 500_000, max: 300_000_000, value, format: formatRoubles };
  expect(boundsError(number, bounds).replaceAll('\u00a0', ' ')).toBe(text);
});
