import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { MapMarker } from './map-types.ts';
import { nearestMarker } from './nearest-marker.ts';

/**
 * Leads the focus on when the marker that the keyboard has come to goes with the question it answered, such as a cluster
 * one has come nearer to: to the marker nearest to its point, once all that come are drawn. A press of a pointer leads
 * it nowhere, since to focus in the midst of new markers makes the browser lay all of them out at once. The layer holds
 * an element of each marker, in their order.
 */
export function useMarkerSuccessor(
  layer: RefObject<HTMLElement | null>,
  markers: readonly MapMarker[],
  areAll: boolean,
) {
  const holder = useRef<MapMarker>(undefined);

  useLayoutEffect(() => {
    const lost = holder.current;
    if (!lost || !areAll || markers.some(({ id }) => id === lost.id)) return;
    holder.current = undefined;
    if (document.activeElement !== document.body) return;
    const at = nearestMarker(markers, lost);
    layer.current?.children[at]?.querySelector('button')?.focus({ preventScroll: true });
  }, [layer, markers, areAll]);

  return {
    onFocus({ target }: FocusEvent) {
      if (!target.matches(':focus-visible')) return;
      const at = [...(layer.current?.children ?? [])].findIndex((place) => place.contains(target));
      holder.current = markers[at];
    },
    onBlur() {
      holder.current = undefined;
    },
  };
}
