import { expect, it } from 'vitest';
import { formatPricePerMetre } from './format-price-per-metre.ts';

it('formatPricePerMetre groups whole roubles', () => {
  expect(formatPricePerMetre(250000)).toBe('250\u00A0000\u00A0₽/м²');
});
