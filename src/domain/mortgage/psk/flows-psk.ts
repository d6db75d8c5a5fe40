import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { type BasePeriod, basePeriod, periodsPerYear } from './base-period.ts';
import { DAYS_IN_EQUAL_MONTH, periodOffset } from './period-offset.ts';
import { pskPercent } from './psk-percent.ts';
import { pskRate } from './psk-rate.ts';

export interface DatedFlow {
  date: IsoDate;
  /** Roubles: what the borrower gets is negative, what he pays positive. */
  amount: DecimalInput;
}

export interface FlowsPsk {
  /** Yearly, with three decimals. */
  percent: number;
  /** Per base period, unrounded. */
  rate: number;
  period: BasePeriod;
}

/**
 * ПСК of flows on any days (353-FZ, art. 6); the earliest is the issue. Null where it is not defined: nothing
 * is paid out at the issue, nothing follows it, or less is paid back than was lent.
 */
export function flowsPsk(
  flows: readonly DatedFlow[],
  daysInEqualMonth = DAYS_IN_EQUAL_MONTH,
): FlowsPsk | null {
  const byDate = Map.groupBy(flows, ({ date }) => date);
  const dates = [...byDate.keys()].sort();
  const [issueDate] = dates;
  if (issueDate === undefined || dates.length < 2) return null;
  if (!byDate.get(issueDate)!.some(({ amount }) => new Decimal(amount).isNegative())) return null;
  const period = basePeriod(dates);
  const rate = pskRate(
    flows.map(({ date, amount }) => ({
      amount: new Decimal(amount).times(100).toNumber(),
      ...periodOffset(issueDate, date, period, daysInEqualMonth),
    })),
  );
  return rate === null ? null : { percent: pskPercent(rate, periodsPerYear(period)), rate, period };
}
