import { useMemo, useState } from 'react';
import { formatNumber } from '#domain/money/format-number.ts';
import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { offerSchedule } from '#domain/mortgage/evaluate/offer-schedule.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import type { ScheduleRow } from '#domain/mortgage/loan/schedule-row.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import { plural } from '#domain/text/plural.ts';
import { addMonths } from '#domain/time/add-months.ts';
import { Button } from '#ui/Button/Button.tsx';
import { usePrinting } from '../parts/page/use-printing.ts';
import { shortMonth } from './month-text.ts';
import styles from './ScheduleTable.module.css';

interface ScheduleTableProps {
  offer: Offer;
  row: SubsidyRow | undefined;
  query: PreparedQuery;
}

/** Every payment of the loan; at first the months where something begins, changes or ends. */
export function ScheduleTable({ offer, row, query }: ScheduleTableProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = useMemo(
    () => offerSchedule(offer, query, row ? { subsidyRow: row } : {}).rows,
    [offer, query, row],
  );
  const jumps = new Set(rows.filter((one, at) => isJump(rows, one, at)).map(({ month }) => month));
  const isPrinting = usePrinting();
  const shown =
    isWhole || isPrinting
      ? rows
      : rows.filter(
          ({ month }) => month <= 2 || month === rows.length || jumps.has(month) || jumps.has(month + 1),
        );
  return (
    <section className={styles.schedule} aria-label="График платежей">
      <div className={styles.head}>
        <h3 className={styles.title}>График платежей</h3>
        <Button variant="ghost" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Свернуть' : `Все ${rows.length} ${plural(rows.length, 'строка', 'строки', 'строк')}`}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keys. */}
      <section className={styles.scroller} tabIndex={0} aria-label="Таблица платежей">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Месяц</th>
              <th scope="col">Платёж</th>
              <th scope="col">Проценты</th>
              <th scope="col">Долг</th>
              <th scope="col">Остаток</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one, at) => (
              <tr
                key={one.month}
                data-jump={jumps.has(one.month) || undefined}
                data-gap={(at > 0 && shown[at - 1]!.month !== one.month - 1) || undefined}
              >
                <th scope="row">
                  <span className={styles.number}>{one.month}</span>{' '}
                  {shortMonth(addMonths(query.today, one.month))}
                </th>
                <td>{money(one.paymentKopecks)}</td>
                <td>{money(one.interestKopecks)}</td>
                <td>{money(one.principalKopecks)}</td>
                <td>{money(one.balanceKopecks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>
        Предварительный расчёт: месяц как 1/12 года. Банк считает по дням, поэтому проценты в строках будут
        немного другими.
      </p>
    </section>
  );
}

/** The payment of the month differs from the one before by more than a last remainder. */
function isJump(rows: readonly ScheduleRow[], { paymentKopecks }: ScheduleRow, at: number): boolean {
  return at > 0 && at < rows.length - 1 && paymentKopecks !== rows[at - 1]!.paymentKopecks;
}

function money(kopecks: number): string {
  return formatNumber(fromKopecks(kopecks), { decimals: 2, minDecimals: 2 });
}
