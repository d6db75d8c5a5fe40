import type { QuotedCurrency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { CallContext, Result } from '../result.ts';

/** What one unit of each currency cost in roubles on a day. */
export interface DayRates {
  /** The day the rates hold from. */
  date: IsoDate;
  roubles: Record<QuotedCurrency, number>;
}

/** Where rates come from. */
export interface CurrencyRates {
  provider: string;
  /** The newest rates there are, all of them. */
  latest(call: CallContext): Promise<Result<DayRates>>;
}
