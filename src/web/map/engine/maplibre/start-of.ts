import type { MapOptions as MaplibreOptions } from 'maplibre-gl';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { MapPlace } from '../../map-types.ts';
import type { MapOptions } from '../map-engine.ts';

/** A box of one house would otherwise fill the screen with it. */
export const NEAREST_FIT_ZOOM = 16;

type Start = Pick<MaplibreOptions, 'bounds' | 'center' | 'fitBoundsOptions' | 'zoom'>;

/** The first view of MapLibre, which cannot be drawn without one. */
export function startOf({ start, inset }: Pick<MapOptions, 'start' | 'inset'>): Start {
  if (isPlace(start)) return { center: [start.center.longitude, start.center.latitude], zoom: start.zoom };
  return { bounds: boxOf(start), fitBoundsOptions: { padding: inset, maxZoom: NEAREST_FIT_ZOOM } };
}

export function isPlace(target: Bounds | MapPlace): target is MapPlace {
  return 'zoom' in target;
}

/** West, south, east, north. */
export function boxOf({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}
