import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatOriginalPrice } from '#domain/money/currency.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { MINUS } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import styles from './PriceTable.module.css';
import type { PriceLine, PriceMeasure } from './price-lines.ts';

const UNITS = { price: 1_000_000, pricePerMeter: 1_000 };
const UNIT_NAMES = { price: 'млн\u00a0₽', pricePerMeter: 'тыс.\u00a0₽/м²' };

/** The chart in numbers: quarters and the last day, the newest first, with how far each is from the one before. */
export function PriceTable({ lines, measure }: { lines: readonly PriceLine[]; measure: PriceMeasure }) {
  const dates = tableDates(lines);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls inside its frame, by keys as well.
    <section className={styles.frame} tabIndex={0} aria-label="История цен, таблица">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title="Медиана цен свободных квартир">{UNIT_NAMES[measure]}</abbr>
            </th>
            {lines.map(({ rooms }) => (
              <th key={rooms} scope="col">
                {ROOMS_SHORT_LABELS[rooms]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date, at) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              {lines.map((line) => (
                <Cell key={line.rooms} line={line} date={date} before={dates[at + 1]} unit={UNITS[measure]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  line: PriceLine;
  date: string;
  before: string | undefined;
  unit: number;
}

function Cell({ line: { steps }, date, before, unit }: CellProps) {
  const step = steps.find((one) => one.date === date);
  if (!step) return <td>—</td>;
  const earlier = steps.find((one) => one.date === before);
  const shown = (roubles: number) => new Decimal(roubles).dividedBy(unit).toDecimalPlaces(1);
  const change = earlier ? shown(step.roubles).minus(shown(earlier.roubles)) : new Decimal(0);
  const format = { decimals: 1, minDecimals: 1 };
  return (
    <td>
      {!change.isZero() && (
        <span className={styles.change} data-down={change.isNegative() || undefined}>
          {change.isNegative() ? MINUS : '+'}
          {formatNumber(change.abs(), format)}
        </span>
      )}{' '}
      {formatNumber(shown(step.roubles), format)}
      {step.currency !== 'RUB' && (
        <small className={styles.quoted}>{formatOriginalPrice(step.original, step.currency)}</small>
      )}
    </td>
  );
}

/** First days of quarters and the last day known, the newest first. */
function tableDates(lines: readonly PriceLine[]): string[] {
  const all = [...new Set(lines.flatMap(({ steps }) => steps.map(({ date }) => date)))].sort().reverse();
  return all.filter((date, at) => at === 0 || at === all.length - 1 || /-(01|04|07|10)-01$/.test(date));
}
