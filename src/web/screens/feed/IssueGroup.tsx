import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { IssueSeverity } from '#domain/feed/issue.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import styles from './IssueGroup.module.css';

const COLUMNS: readonly Column[] = [
  { title: 'Строка', width: 88, isNumber: true },
  { title: 'Значение' },
  { title: 'Ожидали' },
  { title: 'Объект', width: 240 },
];

const SEVERITY_TEXTS: Record<IssueSeverity, string> = {
  doubt: 'На проверке',
  error: 'Отклонено',
  warning: 'Предупреждения',
};

/** As many groups stand open at first. */
export const OPEN_AT_FIRST = 3;

interface IssueGroupProps {
  group: { severity: IssueSeverity; field: string | null; expected: string; count: number };
  rows: readonly {
    line: number | null;
    object: string | null;
    value: string | null;
    flatId?: number | null;
  }[];
  isOpen: boolean;
  /** Beneath the rows. */
  children?: ReactNode;
}

/** Faults in rows of a feed that broke one rule. */
export function IssueGroup({
  group: { severity, field, expected, count },
  rows,
  isOpen,
  children,
}: IssueGroupProps) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={16} className={styles.arrow} />
        <span className={styles.rule}>
          {field && <code>{field}</code>} {expected}
        </span>
        <span className={styles.count}>
          {SEVERITY_TEXTS[severity]}: {formatNumber(count)}
        </span>
      </summary>
      <DataTable label={`${field ?? ''} ${expected}`.trim()} columns={COLUMNS} className={styles.table}>
        {rows.map(({ line, value, object, flatId = null }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end.
          <tr key={place}>
            <Cell title="Строка" isNumber className={styles.line}>
              {line === null ? '—' : formatNumber(line)}
            </Cell>
            <Cell title="Значение" className={styles.value}>
              {value === null ? 'нет' : `«${value}»`}
            </Cell>
            <Cell title="Ожидали" className={styles.expected}>
              {expected}
            </Cell>
            <Cell title="Объект">
              {flatId === null ? (
                <span title={object ?? undefined}>{object ?? '—'}</span>
              ) : (
                <Link to="/for-sale/$id" params={{ id: flatId }} search={{}}>
                  {object}
                </Link>
              )}
            </Cell>
          </tr>
        ))}
      </DataTable>
      {children}
    </details>
  );
}
