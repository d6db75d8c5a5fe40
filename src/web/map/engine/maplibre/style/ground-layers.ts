import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom } from './by-zoom.ts';
import type { MapPalette } from './map-palette.ts';
import { ownLayer } from './own-layer.ts';

/** Tiers of `scripts/map-data/coasts.ts`: each finer drawing of a coast wipes the coarser one in its boxes. */
const TIERS = [0, 1, 2];

/** Pixels a metre takes at the latitude of Moscow. */
const PIXELS_A_METRE = { 8: 0.0058, 18: 5.93 };

/** Coasts, waters and parks. */
export function groundLayers({ land, water, park, kremlin }: MapPalette): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': water } },
    ...TIERS.flatMap((tier) => [
      ownLayer('sea', fill(`sea-${tier}`, water, false), tier),
      ownLayer('land', fill(`land-${tier}`, land, false), tier),
    ]),
    ownLayer('strip', {
      id: 'strips',
      type: 'line',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': land, 'line-width': metresWide() },
    }),
    ownLayer('park', { ...fill('parks', park), minzoom: 8 }),
    ownLayer('lake', fill('lakes', water)),
    ownLayer('great-river', {
      id: 'great-rivers',
      type: 'line',
      minzoom: 3,
      maxzoom: 9,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': water,
        'line-width': byZoom([
          [3, 0.6],
          [6, 1.6],
          [9, 3],
        ]),
      },
    }),
    ownLayer('river', {
      id: 'rivers',
      type: 'line',
      minzoom: 7,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': water, 'line-width': metresWide() },
    }),
    ownLayer('kremlin', { ...fill('kremlin', kremlin), minzoom: 10 }),
  ];
}

/** Edges that are not smoothed leave no seam where the boxes of two coasts meet; the canvas smooths what is drawn. */
function fill(id: string, color: string, isSmooth = true) {
  return { id, type: 'fill' as const, paint: { 'fill-color': color, 'fill-antialias': isSmooth } };
}

/** As wide as the thing itself, yet never too thin to see. */
function metresWide(): ExpressionSpecification {
  const metres: ExpressionSpecification = ['get', 'metres'];
  return [
    ...['interpolate', ['exponential', 2], ['zoom']],
    ...[8, ['max', 0.8, ['*', metres, PIXELS_A_METRE[8]]]],
    ...[18, ['*', metres, PIXELS_A_METRE[18]]],
  ] as unknown as ExpressionSpecification;
}
