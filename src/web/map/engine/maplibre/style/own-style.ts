import type { StyleSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

/** Our own drawing of the world, which asks nobody for anything. */
export function ownStyle(palette: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'sea', type: 'background', paint: { 'background-color': palette.water } }],
  };
}
