import { isPointed, type PointedHouse } from './pointed-house.ts';
import type { ResultsMarker } from './results-markers.ts';

/** The marker of what is pointed at in the list: the flag of the house, else the cluster that its complex stands in. */
export function pointedMarker(
  markers: readonly ResultsMarker[],
  pointed: PointedHouse | null,
): ResultsMarker | undefined {
  if (!pointed) return undefined;
  return (
    markers.find(({ complexId, houseIds }) => complexId && isPointed(pointed, { complexId, houseIds })) ??
    markers.find(({ complexIds }) => complexIds?.includes(pointed.complexId))
  );
}
