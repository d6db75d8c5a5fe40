import { describe, expect, it } from 'vitest';
import { sinceSaved } from './since-saved.ts';

const SAVED = { amount: 12_400_000, currency: 'RUB', at: '2026-11-20' } as const;

describe('the price of a favourite since it was saved', () => {
  it('is told then and now', () => {
    expect(sinceSaved(SAVED, { amount: 12_100_000, currency: 'RUB' })).toEqual([
      'С\u00A0момента сохранения 20.11.2026:',
      'было 12\u00A0400\u00A0000\u00A0₽, стало 12\u00A0100\u00A0000\u00A0₽',
    ]);
  });

  it('is told once when it has not moved', () => {
    expect(sinceSaved(SAVED, { amount: 12_400_000, currency: 'RUB' })?.[1]).toBe(
      'цена та\u00A0же, 12\u00A0400\u00A0000\u00A0₽',
    );
  });

  it('is not told when nobody knows either price, or a rate stands between them', () => {
    expect(sinceSaved(null, { amount: 1, currency: 'RUB' })).toBeNull();
    expect(sinceSaved(SAVED, null)).toBeNull();
    expect(sinceSaved(SAVED, { amount: 500_000, currency: 'AED' })).toBeNull();
  });
});
