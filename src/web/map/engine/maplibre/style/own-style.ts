import type { StyleSpecification } from 'maplibre-gl';
import { groundLayers } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import type { MapPalette } from './map-palette.ts';
import { metroLayers } from './metro-layers.ts';
import { OWN_SOURCE } from './own-layer.ts';
import { roadLayers } from './road-layers.ts';

/** Our own drawing of the world from the one file of `npm run map:data`: it asks nobody else for anything. */
export function ownStyle(palette: MapPalette, dataUrl: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      [OWN_SOURCE]: { type: 'geojson', data: dataUrl, attribution: '© Natural Earth', tolerance: 0.2 },
    },
    layers: [
      ...groundLayers(palette),
      ...roadLayers(palette),
      ...metroLayers(palette),
      ...labelLayers(palette),
    ],
  };
}
