import type { FlatPage } from '#contract/flat-page.ts';
import { type PriceSteps, priceSteps } from '#domain/listing/price-steps.ts';
import { CURRENCY_SIGNS, formatOriginalPrice } from '#domain/money/currency.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatChange } from '../../parts/flat/price-move-text.ts';
import listing from './Listing.module.css';
import styles from './PriceHistory.module.css';
import { priceChart } from './price-chart.ts';

/** How the price of a flat moved: a line and the same in a table; one that never moved is told in a word. */
export function PriceHistory({ page, now }: { page: FlatPage; now: Date }) {
  const history = priceSteps(page.priceHistory);
  const [first] = history.steps;
  if (!first) return null;
  return (
    <section id="price-history" className={listing.section}>
      <h2>История цены</h2>
      {history.steps.length === 1 ? (
        <p>
          {formatOriginalPrice(first.amount, history.currency)} с{NBSP}
          {formatDate(first.at)}, цена не{NBSP}менялась
        </p>
      ) : (
        <div className={styles.card}>
          <Chart history={history} now={now} />
          <Table history={history} />
        </div>
      )}
      <p className={styles.source}>
        Источник: прайс-лист застройщика.{' '}
        <a href={`/for-sale/${page.flat.id}/history.csv`}>Скачать цены и{NBSP}сроки таблицей</a>
      </p>
    </section>
  );
}

function Chart({ history: { currency, steps }, now }: { history: PriceSteps; now: Date }) {
  const { path, ticks, endTop, beyond } = priceChart(steps, now);
  const first = steps[0]!;
  const last = steps.at(-1)!;
  const [from, to] = [first, last].map(({ amount }) => formatOriginalPrice(amount, currency));
  const text = `Цена с ${formatDate(first.at)}: ${from === to ? `и сейчас ${to}` : `от ${from} до ${to} сейчас`}`;
  return (
    <div className={styles.chart} role="img" aria-label={text}>
      <div className={styles.field}>
        {ticks.map((tick) => (
          <span key={tick.amount} className={styles.tick} style={{ top: `${tick.top}%` }}>
            {shortAmount(tick.amount)}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.line} aria-hidden="true">
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
        <i className={styles.end} style={{ top: `${endTop}%` }} />
      </div>
      <p className={styles.axis}>
        <span>{formatDate(first.at)}</span>
        <span className={styles.unit}>
          млн{NBSP}
          {CURRENCY_SIGNS[currency]}
        </span>
        <span>сейчас</span>
      </p>
      {beyond !== null && (
        <p className={styles.beyond}>
          Выше шкалы: до{NBSP}
          {formatOriginalPrice(beyond, currency)}
        </p>
      )}
    </div>
  );
}

/** Millions with as many digits as neighbours on the scale need to differ. */
function shortAmount(amount: number): string {
  return formatNumber(amount / 1_000_000, { decimals: 3, minDecimals: 1 });
}

function Table({ history: { currency, steps } }: { history: PriceSteps }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls inside its frame, by keys as well.
    <section className={styles.frame} tabIndex={0} aria-label="История цены, таблица">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Дата</th>
            <th scope="col">Цена</th>
            <th scope="col">Шаг</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map(({ at, amount, change }) => (
            <tr key={at.getTime()}>
              <td>{formatDate(at)}</td>
              <td>{formatOriginalPrice(amount, currency)}</td>
              <td data-move={change === null ? undefined : change < 0 ? 'down' : 'up'}>
                {change === null ? 'старт' : formatChange(change, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
