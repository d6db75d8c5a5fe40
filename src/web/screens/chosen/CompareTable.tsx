import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CompareTable.module.css';
import {
  type ColumnFieldName,
  type CompareGroup,
  compareCells,
  isKnown,
  isSameInAll,
} from './compare-row.ts';
import { StayingNames } from './StayingNames.tsx';

export interface CompareTableProps<Item> {
  /** 'Сравнение квартир' */
  caption: string;
  /** In the corner: what the signs mean. */
  legend: string;
  items: readonly Item[];
  idOf: (item: Item) => number;
  head: (item: Item) => ReactNode;
  /** The text of its head. */
  nameOf: (item: Item) => string;
  groups: readonly CompareGroup<Item>[];
  /** Rows that say the same of all are left out. */
  onlyDifferences: boolean;
  /** A field in place of the text of a row that has one. */
  field: (name: ColumnFieldName, item: Item) => ReactNode;
  /** Under the last row. */
  foot: (item: Item) => ReactNode;
}

/** More columns stand closer on a sheet of A4. */
const MOST_ROOMY = 4;

/** Things side by side: a column each, rows by groups, the better value marked in words and by a tint. */
export function CompareTable<Item>(props: CompareTableProps<Item>) {
  const { caption, legend, items, idOf, head, nameOf, groups, onlyDifferences, field, foot } = props;
  const frame = useRef<HTMLElement>(null);
  const isShort = onlyDifferences && items.length > 1;
  const shown = groups
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .map((row) => ({ row, cells: compareCells(row, items) }))
        .filter(({ cells }) => isKnown(cells) && !(isShort && isSameInAll(cells))),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.place} data-many={items.length > MOST_ROOMY || undefined}>
      <StayingNames frame={frame} names={items.map(nameOf)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section ref={frame} className={styles.scroller} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={styles.corner}>
                <p>{legend}</p>
              </td>
              {items.map((item) => (
                <th key={idOf(item)} scope="col" className={styles.item}>
                  {head(item)}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={items.length + 1} className={styles.group}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map(({ row, cells }) => (
                <tr key={row.label}>
                  <th scope="row" className={styles.label}>
                    {row.label}
                  </th>
                  {cells.map(({ text, isBest, share }, at) => (
                    <td key={idOf(items[at]!)} className={styles.cell} data-best={isBest || undefined}>
                      {row.field && <div className={styles.field}>{field(row.field, items[at]!)}</div>}
                      <span
                        className={row.isMeasured || row.tone ? styles.amount : undefined}
                        data-tone={row.tone}
                        data-fielded={row.field && true}
                      >
                        {text ?? <span className={styles.unknown}>нет данных</span>}
                      </span>
                      {isBest && (row.isMeasured ? <em>лучше</em> : <VisuallyHidden> лучше</VisuallyHidden>)}
                      {share !== null && (
                        <progress className={styles.bar} value={share} max={1} aria-hidden="true" />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tbody className={styles.foot}>
            <tr>
              <td className={styles.label} />
              {items.map((item) => (
                <td key={idOf(item)} className={styles.cell}>
                  {foot(item)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
