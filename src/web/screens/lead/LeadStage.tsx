import type { LeadShown } from '#contract/lead-desk.ts';
import { LEAD_RESULTS } from '#domain/lead/lead-work.ts';
import { Badge } from '#ui/Badge/Badge.tsx';

/** How far the work on a lead is, and who has it. */
export function LeadStage({ lead: { result, takenBy, takenAt } }: { lead: LeadShown }) {
  if (result !== null) {
    const who = takenBy === null ? '' : `, ${takenBy}`;
    return (
      <>
        <Badge tone={result === 'AGREED' ? 'success' : 'neutral'}>{LEAD_RESULTS[result]}</Badge>
        {who}
      </>
    );
  }
  if (takenAt !== null)
    return (
      <>
        В{'\u00a0'}работе: {takenBy ?? 'сотрудника больше нет'}
      </>
    );
  return <Badge tone="warning">Новая</Badge>;
}
