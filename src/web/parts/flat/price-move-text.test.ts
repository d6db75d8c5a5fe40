import { expect, it } from 'vitest';
import { priceMoveText } from './price-move-text.ts';

const moved = (change: number, originalCurrency: 'RUB' | 'AED' = 'RUB') =>
  priceMoveText({ priceMove: { change, at: new Date('2026-11-14T09:00:00Z') }, originalCurrency });

it('a move of a price says how far it went and since when, in the currency of the developer', () => {
  expect(moved(-350_000)?.replaceAll('\u00a0', ' ')).toBe('−350 000 ₽ с 14.11.2026');
  expect(moved(120_000)?.replaceAll('\u00a0', ' ')).toBe('+120 000 ₽ с 14.11.2026');
  expect(moved(-7_000, 'AED')?.replaceAll('\u00a0', ' ')).toBe('−7 000 AED с 14.11.2026');
  expect(priceMoveText({ priceMove: null, originalCurrency: 'RUB' })).toBeNull();
});
