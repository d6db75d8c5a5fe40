import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ConsoleList, type ListSort, readSort, type SortColumn } from '#domain/list-sorts.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './DataTable.module.css';

export interface Column<List extends ConsoleList = ConsoleList> {
  title: string;
  /** Pixels; a column without takes what is left. */
  width?: number;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** Shown to those who listen only. */
  isTitleHidden?: boolean;
  /** Its heading puts the rows into its order. */
  sort?: SortColumn<List>;
  /** The greatest or newest is what people look for first; so it is with numbers. */
  isDownFirst?: boolean;
}

interface DataTableProps {
  /** Names the table. */
  label: string;
  columns: readonly Column[];
  /** Rows. Cells bear `data-title` for narrow screens, where a row is a card. */
  children: ReactNode;
  /** It is being refreshed; the old rows stay. */
  isBusy?: boolean;
  /** The order of the rows as the address has it. */
  by?: ListSort<ConsoleList> | undefined;
  className?: string;
}

/** A dense table from edge to edge whose widths never jump; on a phone each row is a card. */
export function DataTable({ label, columns, children, isBusy, by, className }: DataTableProps) {
  return (
    <table className={classNames(styles.table, className)} aria-label={label} aria-busy={isBusy || undefined}>
      <colgroup>
        {columns.map(({ title, width }) => (
          <col key={title} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.title} column={column} by={by} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function HeadCell({ column, by }: { column: Column; by: DataTableProps['by'] }) {
  const { title, isNumber, isTitleHidden, sort } = column;
  const chosen = by && readSort(by);
  const direction =
    chosen && chosen.column === sort ? (chosen.isDown ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" className={isNumber ? styles.number : undefined} aria-sort={direction}>
      {sort ? (
        <Link
          to="."
          search={(known) => ({ ...known, by: nextSort(column, by), page: undefined })}
          className={styles.sort}
          data-sorted={direction}
          resetScroll={false}
        >
          {title}
        </Link>
      ) : isTitleHidden ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        title
      )}
    </th>
  );
}

/** The first press brings the end people look for, the second the other one, the third the usual order. */
function nextSort({ sort, isNumber, isDownFirst }: Column, by: DataTableProps['by']): DataTableProps['by'] {
  const down = `-${sort!}` as const;
  const [first, second] = isNumber || isDownFirst ? [down, sort!] : [sort!, down];
  if (by === first) return second;
  return by === second ? undefined : first;
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
