import type { QuotedCurrency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { CallContext, Result } from '../result.ts';

/** Roubles per unit of each currency on one day. */
export interface DayRates {
  /** The first day on which the rates are valid. */
  date: IsoDate;
  roubles: Record<QuotedCurrency, number>;
}

export interface CurrencyRates {
  provider: string;
  /** Gives the newest rates of all currencies. */
  latest(call: CallContext): Promise<Result<DayRates>>;
}
