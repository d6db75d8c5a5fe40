import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { MapHandle } from './engine/map-engine.ts';
import type { MapMarker } from './map-types.ts';

/** A point of the ground that the layer is pinned to; distances from it stay the same until the zoom changes. */
interface Pin {
  at: GeoPoint;
  zoom: number;
}

/**
 * Puts the children of a layer, one of each marker in their order, where the markers lie, by hand with every frame so
 * that a moving map asks nothing of React. A map that is dragged moves the layer alone.
 */
export function useMarkerPlaces(
  layer: RefObject<HTMLElement | null>,
  map: MapHandle,
  markers: readonly MapMarker[],
): void {
  const pin = useRef<Pin>(undefined);
  useLayoutEffect(() => {
    const element = layer.current!;
    const placeAll = ({ at }: Pin) => {
      const from = map.project(at);
      const places = element.children as HTMLCollectionOf<HTMLElement>;
      for (const [index, marker] of markers.entries()) {
        const { x, y } = map.project(marker);
        move(places[index]!, x - from.x, y - from.y);
      }
    };
    const follow = () => {
      const { center, zoom } = map.viewport();
      if (pin.current?.zoom !== zoom) {
        pin.current = { at: center, zoom };
        placeAll(pin.current);
      }
      const { x, y } = map.project(pin.current.at);
      move(element, x, y);
    };
    follow();
    placeAll(pin.current!);
    return map.onMove(follow);
  }, [layer, map, markers]);
}

/** Where it is already, nothing is written, so that nothing is drawn anew. */
function move({ style }: HTMLElement, x: number, y: number): void {
  const place = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  if (style.transform !== place) style.transform = place;
}
