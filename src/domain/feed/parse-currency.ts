import { type Currency, isCurrency } from '#domain/money/currency.ts';

/** A currency code of any dialect; RUR is the old code of the rouble, an absent code means roubles too. */
export function parseCurrency(raw: string | null): Currency | null {
  if (raw === null) return 'RUB';
  const code = raw.trim().toUpperCase();
  if (code === 'RUR' || code === 'РУБ' || code === 'РУБ.') return 'RUB';
  return isCurrency(code) ? code : null;
}
