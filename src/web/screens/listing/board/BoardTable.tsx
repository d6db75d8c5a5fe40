import { getRouteApi } from '@tanstack/react-router';
import { type MouseEvent, memo, useMemo } from 'react';
import type { BoardFlat } from '#contract/board.ts';
import { bySectionName } from '#domain/listing/by-section-name.ts';
import { formatArea } from '#domain/listing/format-area.ts';
import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { originalPrice } from '../../../parts/flat/original-price.ts';
import { BY_PROGRAM } from '../../../parts/offer/payment-terms.ts';
import styles from './BoardTable.module.css';
import { STATUS_SPOKEN } from './cell-name.ts';
import { useFlatHref } from './use-flat-href.ts';
import { useGrowingCount } from './use-growing-count.ts';

const route = getRouteApi('/complex/$id');
/** As many as the frame shows. */
const ROWS_AT_ONCE = 30;

export interface BoardTableProps {
  label: string;
  flats: readonly BoardFlat[];
  /** Flats that suit the search; undefined while they are not marked. */
  suiting: ReadonlySet<number> | undefined;
  /** All rows at once, for paper. */
  isWhole: boolean;
}

/** The board in rows: for those who read tables, for paper and for machines. */
export function BoardTable({ label, flats, suiting, isWhole }: BoardTableProps) {
  const hasSections = flats.some(({ section }) => section !== null);
  const rows = useMemo(() => flats.toSorted(fromTheTop), [flats]);
  const rowsShown = useGrowingCount(rows.length, ROWS_AT_ONCE);
  const shared = sharedProgram(flats);
  const hrefOf = useFlatHref();
  const navigate = route.useNavigate();

  function handleClick(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLElement>('[data-flat]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ to: '/for-sale/$id', params: { id: Number(link.dataset.flat) } });
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls inside its frame, by keys as well.
    <section className={styles.frame} tabIndex={0} aria-label={`${label}, таблица`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click. */}
      <table className={styles.table} onClick={handleClick}>
        <thead>
          <tr>
            <th scope="col">Этаж</th>
            {hasSections && <th scope="col">Секция</th>}
            <th scope="col">Квартира</th>
            <th scope="col">Комнат</th>
            <th scope="col">Площадь</th>
            <th scope="col">Цена</th>
            <th scope="col">₽/м²</th>
            <th scope="col">
              Платёж в{'\u00a0'}месяц
              {shared && <span className={styles.program}>{BY_PROGRAM[shared]}</span>}
            </th>
            <th scope="col">Статус</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, rowsShown)).map((flat) => (
            <Row
              key={flat.id}
              flat={flat}
              href={hrefOf(flat.id)}
              hasSections={hasSections}
              suits={suiting?.has(flat.id) ?? false}
              namesProgram={!shared}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  flat: BoardFlat;
  /** The address of its page. */
  href: string;
  hasSections: boolean;
  suits: boolean;
  /** Unless the head of the column has said it of all. */
  namesProgram: boolean;
}

const Row = memo(function Row({ flat, href, hasSections, suits, namesProgram }: RowProps) {
  const { floor, section, number, rooms, area, status } = flat;
  const price = status === 'SOLD' ? null : flat.price;
  const quoted = status === 'SOLD' ? null : originalPrice(flat);
  const name = number ? `№\u00a0${number}` : formatArea(area);
  return (
    <tr data-status={status}>
      <td>{floor ?? '—'}</td>
      {hasSections && <td>{section ?? '—'}</td>}
      <td>
        {status === 'SOLD' ? (
          name
        ) : (
          <a href={href} data-flat={flat.id}>
            {name}
          </a>
        )}
      </td>
      <td>{ROOMS_SHORT_LABELS[rooms]}</td>
      <td>{formatArea(area)}</td>
      <td title={quoted ?? undefined}>{price === null ? (quoted ?? '—') : formatRoubles(price)}</td>
      <td>{price === null || flat.pricePerMeter === null ? '—' : formatNumber(flat.pricePerMeter)}</td>
      <td>
        {flat.payment === null ? '—' : formatRoubles(flat.payment)}
        {namesProgram && flat.paymentProgram && (
          <span className={styles.program}>{BY_PROGRAM[flat.paymentProgram]}</span>
        )}
      </td>
      <td>
        <span className={styles.status} data-status={status} data-suits={suits || undefined}>
          {suits ? 'подходит' : STATUS_SPOKEN[status]}
        </span>
      </td>
    </tr>
  );
});

/** The programme that all payments of the table take; nothing when they take several or none. */
function sharedProgram(flats: readonly BoardFlat[]): BoardFlat['paymentProgram'] {
  const [first = null, ...others] = new Set(
    flats.filter(({ payment }) => payment !== null).map(({ paymentProgram }) => paymentProgram),
  );
  return others.length > 0 ? null : first;
}

function fromTheTop(one: BoardFlat, other: BoardFlat): number {
  return (
    (other.floor ?? -99) - (one.floor ?? -99) ||
    bySectionName(one.section, other.section) ||
    bySectionName(one.number, other.number)
  );
}
