import { describe, expect, it } from 'vitest';
import { currenciesOf, priceInCurrency } from './price-in-currency.ts';

const RATES = [
  { currency: 'AED', roubles: 22.8741, asOf: '2026-11-20' },
  { currency: 'USD', roubles: 84.0052, asOf: '2026-11-20' },
] as const;
const moscow = { price: 12_400_000, originalPrice: 12_400_000, originalCurrency: 'RUB', area: 54.3 } as const;
const dubai = { price: 42_317_085, originalPrice: 1_850_000, originalCurrency: 'AED', area: 54.3 } as const;

describe('the price of a flat in a currency', () => {
  it.each([
    [moscow, 'RUB', '12 400 000 ₽', '228 361 ₽/м²'],
    [moscow, 'USD', '147 610 $', '2 718 $/м²'],
    [dubai, 'AED', '1 850 000 AED', '34 070 AED/м²'],
    [dubai, 'RUB', '42 317 085 ₽', '779 320 ₽/м²'],
  ] as const)('of %o in %s is %s', (flat, currency, price, perMetre) => {
    const shown = priceInCurrency(flat, currency, [...RATES])!;
    expect(shown.price.replaceAll('\u00a0', ' ')).toBe(price);
    expect(shown.perMetre.replaceAll('\u00a0', ' ')).toBe(perMetre);
  });

  it('is offered where the rate is known', () => {
    expect(currenciesOf(moscow, [...RATES])).toEqual(['AED', 'RUB', 'USD']);
    expect(currenciesOf({ ...dubai, price: null }, [...RATES])).toEqual(['AED']);
    expect(currenciesOf({ ...moscow, price: null, originalPrice: null }, [...RATES])).toEqual([]);
  });
});
