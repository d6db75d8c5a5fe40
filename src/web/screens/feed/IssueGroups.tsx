import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { IssueGroupShown, IssueRowShown } from '#contract/feed.ts';
import type { IssueSeverity } from '#domain/feed/issue.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { useSiteContext } from '../../site-context.ts';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import styles from './IssueGroups.module.css';

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
const OPEN_AT_FIRST = 3;

/** Faults in rows of a feed, by the rule they broke. */
export function IssueGroups({ runId, groups }: { runId: number; groups: readonly IssueGroupShown[] }) {
  return groups.map((group, place) => (
    <details
      key={`${group.severity} ${group.field} ${group.expected}`}
      className={styles.group}
      open={place < OPEN_AT_FIRST}
    >
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={16} className={styles.arrow} />
        <span className={styles.rule}>
          {group.field && <code>{group.field}</code>} {group.expected}
        </span>
        <span className={styles.count}>
          {SEVERITY_TEXTS[group.severity]}: {formatNumber(group.count)}
        </span>
      </summary>
      <Rows runId={runId} group={group} />
    </details>
  ));
}

function Rows({ runId, group }: { runId: number; group: IssueGroupShown }) {
  const { api, queryClient } = useSiteContext();
  const [more, setMore] = useState<readonly IssueRowShown[]>([]);
  const { severity, field, expected, count } = group;
  const rows = [...group.rows, ...more];
  const { mutate, isPending, isError } = useMutation({
    meta: OWN_ERRORS,
    mutationFn: () =>
      queryClient.fetchQuery(
        api.admin.feed.issueRows.queryOptions({ runId, severity, field, expected, startFrom: rows.length }),
      ),
    onSuccess: (found) => setMore((known) => [...known, ...found]),
  });
  return (
    <>
      <DataTable label={`${field ?? ''} ${expected}`.trim()} columns={COLUMNS} className={styles.table}>
        {rows.map((row) => (
          <tr key={row.seq}>
            <Cell title="Строка" isNumber className={styles.line}>
              {row.line === null ? '—' : formatNumber(row.line)}
            </Cell>
            <Cell title="Значение" className={styles.value}>
              {row.value === null ? 'нет' : `«${row.value}»`}
            </Cell>
            <Cell title="Ожидали" className={styles.expected}>
              {expected}
            </Cell>
            <Cell title="Объект">
              {row.flatId === null ? (
                <span title={row.object ?? undefined}>{row.object ?? '—'}</span>
              ) : (
                <Link to="/for-sale/$id" params={{ id: row.flatId }} search={{}}>
                  {row.object}
                </Link>
              )}
            </Cell>
          </tr>
        ))}
      </DataTable>
      {rows.length < count && (
        <div className={styles.more}>
          <span>
            Показано {formatNumber(rows.length)} из{'\u00a0'}
            {formatNumber(count)}
          </span>
          <Button variant="secondary" size="s" loading={isPending} onClick={() => mutate()}>
            {isError ? 'Не удалось, повторить' : 'Показать ещё'}
          </Button>
        </div>
      )}
    </>
  );
}
