import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { MapMarker } from './map-types.ts';
import { nearestMarker } from './nearest-marker.ts';

/**
 * When the marker that has the focus goes with the question it answered, such as a cluster one has come nearer to, the
 * one nearest to its point takes the focus over. The layer holds an
 * element of each marker, in their order.
 */
export function useMarkerSuccessor(layer: RefObject<HTMLElement | null>, markers: readonly MapMarker[]) {
  const holder = useRef<MapMarker>(undefined);

  useLayoutEffect(() => {
    const lost = holder.current;
    if (!lost || markers.some(({ id }) => id === lost.id)) return;
    holder.current = undefined;
    if (document.activeElement !== document.body) return;
    const at = nearestMarker(markers, lost);
    layer.current?.children[at]?.querySelector('button')?.focus({ preventScroll: true });
  }, [layer, markers]);

  return {
    onFocus({ target }: FocusEvent) {
      const at = [...(layer.current?.children ?? [])].findIndex((place) => place.contains(target));
      holder.current = markers[at];
    },
    onBlur() {
      holder.current = undefined;
    },
  };
}
