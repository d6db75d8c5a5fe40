import type { House } from '#contract/catalog.ts';
import { isFinished } from '#domain/listing/building-state.ts';

export interface CalendarLinkProps {
  complexId: number;
  houses: readonly Pick<House, 'buildingState' | 'handover'>[];
}

/** Leads to promised handovers for one's own calendar; nothing while no house that is being built has a quarter. */
export function CalendarLink({ complexId, houses }: CalendarLinkProps) {
  const isPromised = houses.some(
    ({ buildingState, handover }) =>
      !isFinished(buildingState) && handover !== null && handover.quarter !== null,
  );
  if (!isPromised) return null;
  return (
    <a href={`/complex/${complexId}/handover.ics`} type="text/calendar">
      В{'\u00a0'}календарь
    </a>
  );
}
