import type { LayerSpecification } from 'maplibre-gl';
import { byZoom } from './by-zoom.ts';
import type { MapPalette } from './map-palette.ts';
import { ownLayer } from './own-layer.ts';

/** Lines in their own colours, quieter than what is sold; stations from where they can be told apart. */
export function metroLayers({ surface }: MapPalette): LayerSpecification[] {
  return [
    ownLayer('metro-line', {
      id: 'metro-lines',
      type: 'line',
      minzoom: 9,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': ['get', 'colour'],
        'line-width': byZoom([
          [9, 1],
          [12, 2],
          [16, 4],
        ]),
        'line-opacity': 0.55,
      },
    }),
    ownLayer('metro', {
      id: 'metro-stations',
      type: 'circle',
      minzoom: 10.5,
      paint: {
        'circle-color': surface,
        'circle-radius': byZoom([
          [10.5, 1.5],
          [13, 3.5],
          [16, 6],
        ]),
        'circle-stroke-color': ['get', 'colour'],
        'circle-stroke-width': byZoom([
          [10.5, 1],
          [13, 2],
          [16, 3],
        ]),
      },
    }),
  ];
}
