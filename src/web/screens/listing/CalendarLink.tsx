import type { House } from '#contract/catalog.ts';
import { isFinished } from '#domain/listing/building-state.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { hasPassed } from '#domain/time/quarter.ts';

export interface CalendarLinkProps {
  complexId: number;
  houses: readonly Pick<House, 'buildingState' | 'handover'>[];
  now: Date;
}

/** Leads to promised handovers for one's own calendar; nothing where no house being built has a quarter to come. */
export function CalendarLink({ complexId, houses, now }: CalendarLinkProps) {
  const today = moscowDate(now);
  const isPromised = houses.some(
    ({ buildingState, handover }) =>
      !isFinished(buildingState) &&
      handover !== null &&
      handover.quarter !== null &&
      !hasPassed(handover, today),
  );
  if (!isPromised) return null;
  return (
    <a href={`/complex/${complexId}/handover.ics`} type="text/calendar">
      В{'\u00a0'}календарь
    </a>
  );
}
