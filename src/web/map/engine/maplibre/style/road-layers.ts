import type { LayerSpecification } from 'maplibre-gl';
import { byZoom } from './by-zoom.ts';
import type { MapPalette } from './map-palette.ts';
import { ownLayer } from './own-layer.ts';

/** Kinds of roads from beneath to the top, with the zoom they come at and their widths in pixels at two zooms. */
const ROADS = [
  {
    kind: 'highway',
    minzoom: 6.5,
    widths: [
      [6.5, 0.8],
      [10, 3],
      [12, 5],
      [16, 16],
    ],
  },
  {
    kind: 'avenue',
    minzoom: 9,
    widths: [
      [9, 1],
      [11, 4],
      [13, 7],
      [16, 18],
    ],
  },
  {
    kind: 'ring',
    minzoom: 6.5,
    widths: [
      [6.5, 1],
      [9, 2.5],
      [11, 6],
      [13, 9],
      [16, 22],
    ],
  },
] as const;

const CASE_PIXELS = 1;

/** White roads in thin cases; all cases lie beneath all roads, so that crossings are open. */
export function roadLayers({ road, case: edge }: MapPalette): LayerSpecification[] {
  return [
    ...ROADS.map(({ kind, minzoom, widths }) =>
      line(`${kind}-cases`, kind, {
        minzoom,
        color: edge,
        width: byZoom(widths.map(([zoom, width]) => [zoom, width + 2 * CASE_PIXELS])),
      }),
    ),
    ...ROADS.map(({ kind, minzoom, widths }) =>
      line(`${kind}s`, kind, { minzoom, color: road, width: byZoom(widths) }),
    ),
  ];
}

interface Line {
  minzoom: number;
  color: string;
  width: ReturnType<typeof byZoom>;
}

function line(id: string, kind: string, { minzoom, color, width }: Line): LayerSpecification {
  return ownLayer(kind, {
    id,
    type: 'line',
    minzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  });
}
