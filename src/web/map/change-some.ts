import type { MapMarker } from './map-types.ts';

/**
 * A step from the markers that are drawn to those wanted: at most so many come or change and as many go, so that no
 * frame draws a whole new view. Those that stay as they are are the same objects.
 */
export function changeSome(
  drawn: readonly MapMarker[],
  wanted: readonly MapMarker[],
  most: number,
): readonly MapMarker[] {
  const drawnById = new Map(drawn.map((marker) => [marker.id, marker]));
  const ids = new Set(wanted.map(({ id }) => id));
  let coming = most;
  let going = most;
  // An element moved in the document is laid out anew, so what still has to go stays behind its neighbour.
  const leaving = new Map<string | undefined, MapMarker[]>();
  let before: string | undefined;
  for (const marker of drawn) {
    if (ids.has(marker.id)) before = marker.id;
    else if (going > 0) going -= 1;
    else leaving.set(before, [...(leaving.get(before) ?? []), marker]);
  }
  const next = leaving.get(undefined) ?? [];
  for (const marker of wanted) {
    const was = drawnById.get(marker.id);
    if (was && isSame(was, marker)) next.push(was);
    else if (coming > 0) {
      coming -= 1;
      next.push(marker);
    } else if (was) next.push(was);
    next.push(...(leaving.get(marker.id) ?? []));
  }
  return next;
}

/** Whether what is drawn is all that is wanted, in its order. */
export function isAllDrawn(drawn: readonly MapMarker[], wanted: readonly MapMarker[]): boolean {
  return drawn.length === wanted.length && drawn.every((marker, at) => isSame(marker, wanted[at]!));
}

const SHOWN = [
  ...(['id', 'kind', 'latitude', 'longitude', 'text', 'unit', 'from', 'name', 'icon', 'isSeen'] as const),
] satisfies (keyof MapMarker)[];

function isSame(one: MapMarker, other: MapMarker): boolean {
  return SHOWN.every((part) => one[part] === other[part]);
}
