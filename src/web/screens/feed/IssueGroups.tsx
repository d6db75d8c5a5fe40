import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssueGroupShown, IssueRowShown } from '#contract/feed.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Button } from '#ui/Button/Button.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './IssueGroup.module.css';
import { IssueGroup, OPEN_AT_FIRST } from './IssueGroup.tsx';

/** Faults in rows of a run, by the rule they broke; more of them come when they are asked for. */
export function IssueGroups({ runId, groups }: { runId: number; groups: readonly IssueGroupShown[] }) {
  return groups.map((group, place) => (
    <GroupOfRun
      key={`${group.severity} ${group.field} ${group.expected}`}
      runId={runId}
      group={group}
      isOpen={place < OPEN_AT_FIRST}
    />
  ));
}

function GroupOfRun({ runId, group, isOpen }: { runId: number; group: IssueGroupShown; isOpen: boolean }) {
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
    <IssueGroup group={group} rows={rows} isOpen={isOpen}>
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
    </IssueGroup>
  );
}
