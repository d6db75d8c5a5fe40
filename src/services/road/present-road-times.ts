import type { RoadTime } from '#contract/road.ts';
import { minutesOf } from '#domain/road/road.ts';
import type { Roads } from './open-roads.ts';

/** How long each way takes from the nearest of these houses; ways that none of them has are left out. */
export function presentRoadTimes(roads: Roads | undefined, houseIds: readonly number[]): RoadTime[] {
  if (!roads) return [];
  return roads.goals.flatMap(({ metroId, name, mode }, at) => {
    const ways = houseIds.flatMap((houseId) => roads.ways[at]!.get(houseId) ?? []);
    const [first] = ways.sort((one, other) => one.seconds - other.seconds);
    return first ? [{ metroId, name, mode, minutes: minutesOf(first), isEstimate: first.isEstimate }] : [];
  });
}
