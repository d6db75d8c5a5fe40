import type { Walk } from '#contract/infrastructure.ts';
import { minutesOf } from '#domain/road/road.ts';
import { wayOfLength } from '#domain/road/straight-way.ts';

/** How long one walks to a place: as a router told, else by the length of the straight line. */
export function presentWalk({
  distanceM,
  minutesFoot,
}: {
  distanceM: number;
  minutesFoot: number | null;
}): Walk {
  if (minutesFoot !== null) return { minutes: minutesFoot, isEstimate: false };
  return { minutes: minutesOf(wayOfLength(distanceM, 'foot')), isEstimate: true };
}
