import { describe, expect, it } from 'vitest';
import type { Currency } from '#domain/money/currency.ts';
import { type KnownPrice, priceSteps } from './price-steps.ts';

const known = (
  day: string,
  originalPrice: number | null,
  originalCurrency: Currency = 'RUB',
  price = originalPrice,
): KnownPrice => ({ at: new Date(`2026-${day}T09:00:00Z`), price, originalPrice, originalCurrency });

const shown = (prices: KnownPrice[]) =>
  priceSteps(prices).steps.map(({ amount, change }) => [amount, change]);

describe('the steps of a price', () => {
  it('each know how far they went', () => {
    expect(shown([known('01-10', 100), known('03-10', 120), known('05-10', 90)])).toEqual([
      [100, null],
      [120, 20],
      [90, -30],
    ]);
  });

  it('leave out what did not move', () => {
    expect(shown([known('01-10', 100), known('03-10', 100), known('05-10', 90)])).toEqual([
      [100, null],
      [90, -10],
    ]);
  });

  it('do not follow the exchange rate', () => {
    const prices = [known('01-10', 1_000, 'AED', 22_000), known('03-10', 1_000, 'AED', 24_000)];
    expect(priceSteps(prices)).toEqual({
      currency: 'AED',
      steps: [{ at: prices[0]!.at, amount: 1_000, change: null }],
    });
  });

  it('begin anew with another currency', () => {
    expect(
      shown([known('01-10', 22_000), known('03-10', 1_000, 'AED'), known('04-10', 1_100, 'AED')]),
    ).toEqual([
      [1_000, null],
      [1_100, 100],
    ]);
  });

  it('are none of a flat that never had a price', () => {
    expect(priceSteps([])).toEqual({ currency: 'RUB', steps: [] });
    expect(shown([known('01-10', null)])).toEqual([]);
  });
});
