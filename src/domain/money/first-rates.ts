import type { IsoDate } from '#domain/time/iso-date.ts';
import type { QuotedCurrency } from './currency.ts';

/** Rates a new installation starts with, so that prices abroad compare before the first rates are fetched. */
export const FIRST_RATES: { date: IsoDate; roubles: Record<QuotedCurrency, number> } = {
  date: '2026-11-20',
  roubles: { AED: 22.8741, EUR: 96.4032, USD: 84.0052, THB: 2.5917 },
};
