import { parseCurrency, parseNumber, parsePrice } from '#domain/feed/parse-figures.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Notes } from './notes.ts';

export interface PriceFacts {
  priceRub: number | null;
  originalPrice: number;
  originalCurrency: Currency;
  discountPrice: number | null;
}

interface PriceTexts {
  price: string | null;
  currency: string | null;
  discount: string | null;
}

/** Reads the price of a whole flat; without one, or in an unknown currency, the record is rejected. */
export function readPrice(notes: Notes, field: string, texts: PriceTexts): PriceFacts | null {
  const price = parsePrice(texts.price);
  const currency = parseCurrency(texts.currency);
  if (price === null) notes.error(field, texts.price, expectedPrice(texts.price));
  if (currency === null) notes.error('currency', texts.currency, 'RUB, AED, EUR, USD или THB');
  if (price === null || currency === null) return null;
  const discount = parsePrice(texts.discount);
  return {
    priceRub: currency === 'RUB' ? price : null,
    originalPrice: price,
    originalCurrency: currency,
    // Some exports repeat the price as the discounted one, so only a lower price is a discount.
    discountPrice: discount !== null && discount < price ? discount : null,
  };
}

/** Explains an unusable price by describing the expected one. */
function expectedPrice(raw: string | null): string {
  if (raw === null) return 'цена квартиры; тега нет или он пуст';
  if (/^\d[\d\s]{15,}$/.test(raw)) return 'цена не длиннее 15 цифр';
  return parseNumber(raw) === null
    ? 'цена целиком и одним числом, например 5200000; без слов, знаков валюты и точек между тысячами'
    : 'цена больше нуля';
}
