import type { LeadShown } from '#contract/lead-desk.ts';
import { LEAD_RESULTS } from '#domain/lead/lead-work.ts';
import { Badge } from '#ui/Badge/Badge.tsx';

/** How far the work on a lead is, and who has it. */
export function LeadStage({ lead: { result, takenBy, takenAt, isErased } }: { lead: LeadShown }) {
  if (result !== null) {
    return (
      <>
        <Badge tone={result === 'AGREED' ? 'success' : 'neutral'}>{LEAD_RESULTS[result]}</Badge> {takenBy}
      </>
    );
  }
  if (takenAt !== null)
    return (
      <>
        В{'\u00a0'}работе: {takenBy ?? 'сотрудника больше нет'}
      </>
    );
  return isErased ? <Badge>Стёрта</Badge> : <Badge tone="warning">Новая</Badge>;
}
