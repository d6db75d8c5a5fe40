import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './DataTable.module.css';

export interface Column {
  title: string;
  /** Pixels; a column without takes what is left. */
  width?: number;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** Shown to those who listen only. */
  isTitleHidden?: boolean;
}

interface DataTableProps {
  /** Names the table. */
  label: string;
  columns: readonly Column[];
  /** Rows. Cells bear `data-title` for narrow screens, where a row is a card. */
  children: ReactNode;
  /** It is being refreshed; the old rows stay. */
  isBusy?: boolean;
  className?: string;
}

/** A dense table from edge to edge whose widths never jump; on a phone each row is a card. */
export function DataTable({ label, columns, children, isBusy, className }: DataTableProps) {
  return (
    <table className={classNames(styles.table, className)} aria-label={label} aria-busy={isBusy || undefined}>
      <colgroup>
        {columns.map(({ title, width }) => (
          <col key={title} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ title, isNumber, isTitleHidden }) => (
            <th key={title} scope="col" className={isNumber ? styles.number : undefined}>
              {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface CellProps {
  /** The column's title, shown beside the value on a phone. */
  title?: string;
  isNumber?: boolean;
  /** Words without end: on a phone they take the whole width of the card and three lines of it at most. */
  isLong?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A cell of a `DataTable`. */
export function Cell({ title, isNumber, isLong, className, children }: CellProps) {
  return (
    <td
      data-title={title}
      className={classNames(isNumber && styles.number, isLong && styles.long, className)}
    >
      {children}
    </td>
  );
}
