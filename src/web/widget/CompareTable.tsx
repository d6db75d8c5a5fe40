import { useRef } from 'react';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { OFFER_TYPE_LABELS, type Offer, type SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import { countedOffer } from '#domain/mortgage/show/counted-offer.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import { declaredPskText, percentText, ratesText } from '../parts/offer/offer-texts.ts';
import styles from './CompareTable.module.css';
import { monthText } from './month-text.ts';
import { SplitBar } from './SplitBar.tsx';
import type { SubsidyCost, SubsidyNeed } from './use-subsidy-costs.ts';

interface CompareTableProps {
  offers: readonly Offer[];
  query: PreparedQuery;
  rowOf: (offer: Offer) => SubsidyRow | undefined;
  costOf: (need: SubsidyNeed) => SubsidyCost;
  onRemove: (offer: Offer) => void;
  onClear: () => void;
}

interface Column {
  offer: Offer;
  declaredPsk: string;
  rates: string;
  /** Roubles; null while the server counts, or when it could not. */
  values: Record<'psk' | 'first' | 'greatest' | 'cost' | 'total', number | null>;
  isFailed: boolean;
  /** When the payment changes, and whether it then passes the limit. */
  later: { from: string; isOver: boolean } | null;
}

interface Line {
  name: keyof Column['values'];
  title: string;
  format: (value: number) => string;
}

const PSK: Line = { name: 'psk', title: 'ПСК (расчётная)', format: percentText };
const PAYMENTS: readonly Line[] = [
  { name: 'first', title: 'Первый платёж', format: formatRoubles },
  { name: 'greatest', title: 'Самый большой', format: formatRoubles },
  { name: 'cost', title: 'Проценты и комиссия', format: formatRoubles },
  { name: 'total', title: 'Всего с ценой', format: formatMillions },
];

/** Chosen offers side by side. A small first payment is no merit: it wins nothing. */
export function CompareTable({ offers, query, rowOf, costOf, onRemove, onClear }: CompareTableProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const columns = offers.map((offer) => columnOf(offer, query, rowOf(offer), costOf));
  const greatest = Math.max(...columns.map(({ values }) => values.total ?? 0));

  function remove(offer: Offer) {
    if (offers.length === 1) return onClear();
    title.current?.focus();
    onRemove(offer);
  }

  const textRow = (title: string, textOf: (column: Column) => string) => (
    <tr>
      <th scope="row">{title}</th>
      {columns.map((column) => (
        <td key={column.offer.hash}>{textOf(column)}</td>
      ))}
    </tr>
  );

  const numberRow = ({ name, title, format }: Line) => (
    <tr key={name}>
      <th scope="row">{title}</th>
      {columns.map((column) => {
        const { [name]: value, cost } = column.values;
        const isBest = name !== 'first' && isLeast(columns, name, value);
        return (
          <td key={column.offer.hash} data-best={isBest || undefined}>
            {value === null ? (column.isFailed ? '—' : '…') : format(value)}
            {isBest && <small>меньше всех</small>}
            {name === 'total' && cost !== null && (
              <SplitBar
                whole={greatest}
                parts={[
                  { name: 'price', size: query.priceKopecks / 100, look: styles.price },
                  { name: 'cost', size: cost, look: styles.cost },
                ]}
              />
            )}
            {name === 'greatest' && column.later && (
              <small>
                с {column.later.from}
                {column.later.isOver && ', выше предела'}
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );

  return (
    <section className={styles.compare} aria-label="Сравнение">
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          Сравнение: {offers.length} {plural(offers.length, 'предложение', 'предложения', 'предложений')}
        </h2>
        <Button variant="ghost" size="s" onClick={onClear}>
          Очистить
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keys. */}
      <section className={styles.scroller} tabIndex={0} aria-label="Таблица сравнения">
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {columns.map(({ offer }) => (
                <th key={offer.hash} scope="col">
                  <b>{offer.bank.name}</b>
                  {offer.program.displayName}, {OFFER_TYPE_LABELS[offer.type]}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Убрать из сравнения: ${offer.bank.name}, ${offer.program.displayName}`}
                    onClick={() => remove(offer)}
                  >
                    Убрать
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {/* By law no rate stands before what the loan costs a year with everything. */}
            {textRow('ПСК банка', ({ declaredPsk }) => declaredPsk)}
            {numberRow(PSK)}
            {textRow('Ставка', ({ rates }) => rates)}
            {PAYMENTS.map(numberRow)}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function columnOf(
  offer: Offer,
  query: PreparedQuery,
  row: SubsidyRow | undefined,
  costOf: CompareTableProps['costOf'],
): Column {
  const counted = countedOffer(offer, query, row);
  const [first, next] = counted.stages;
  const counting = row ? costOf({ hash: offer.hash, row }) : null;
  const known = counting && 'fullCost' in counting ? counting : null;
  const own = { interest: counted.fullCost.interest.toNumber(), fee: counted.fullCost.fee.toNumber() };
  const cost = row ? known && known.fullCost.interest + known.fullCost.fee : own.interest + own.fee;
  return {
    offer,
    declaredPsk: declaredPskText(counted)?.slice(4) ?? 'не указана',
    rates: ratesText(counted),
    isFailed: counting !== null && 'failed' in counting,
    values: {
      psk: row ? (known?.psk ?? null) : counted.psk,
      first: first!.payment.toNumber(),
      greatest: counted.payment.toNumber(),
      cost,
      total: cost === null ? null : cost + query.priceKopecks / 100,
    },
    later: next
      ? {
          from: monthText(next.from),
          isOver: query.limitKopecks !== null && next.payment.times(100).greaterThan(query.limitKopecks),
        }
      : null,
  };
}

/** Among several and known, and smaller than at least one other. */
function isLeast(columns: readonly Column[], name: keyof Column['values'], value: number | null): boolean {
  const others = columns.map(({ values }) => values[name]).filter((other) => other !== null);
  return value !== null && others.every((other) => value <= other) && others.some((other) => value < other);
}
