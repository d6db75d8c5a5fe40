import { type Currency, formatOriginalPrice } from '#domain/money/currency.ts';

/** How far a price moved, with its sign: '−200 000 ₽', '+250 000 ₽'. */
export function formatChange(change: number, currency: Currency): string {
  const text = formatOriginalPrice(change, currency);
  return change > 0 ? `+${text}` : text;
}
