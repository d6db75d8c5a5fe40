import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom } from './by-zoom.ts';
import type { MapPalette } from './map-palette.ts';
import { ownLayer } from './own-layer.ts';

/** The zooms at which cities of a rank are named; nearer ones have districts and metro instead. */
const CITY_RANKS = [
  {
    rank: 1,
    minzoom: 1.5,
    maxzoom: 10.5,
    size: byZoom([
      [2, 13],
      [8, 20],
    ]),
  },
  {
    rank: 2,
    minzoom: 2.4,
    maxzoom: 11,
    size: byZoom([
      [2.4, 11],
      [9, 17],
    ]),
  },
  {
    rank: 3,
    minzoom: 5,
    maxzoom: 12,
    size: byZoom([
      [5, 11],
      [10, 15],
    ]),
  },
  {
    rank: 4,
    minzoom: 7.5,
    maxzoom: 14,
    size: byZoom([
      [7.5, 11],
      [11, 13],
    ]),
  },
] as const;

/** A great city's name goes a line or three aside where marks lie over it, sooner than it is gone; in ems. */
const STEPS_ASIDE: SymbolLayerSpecification['layout'] = {
  'text-justify': 'auto',
  'text-variable-anchor-offset': ['center', [0, 0], ...[0.6, 1.6, 2.8, 4.2, 6].flatMap(stepsOf)],
};

function stepsOf(step: number): (string | [number, number])[] {
  return ['bottom', [0, -step], 'top', [0, step], 'left', [step, 0], 'right', [-step, 0]];
}

/** Names, those that matter most last: a later layer is placed first where two would overlap. */
export function labelLayers(palette: MapPalette): LayerSpecification[] {
  const { label, labelStrong, labelPark, labelWater } = palette;
  return [
    ...['highway', 'avenue', 'ring'].map((kind) =>
      text(`${kind}-names`, kind, palette, { minzoom: 11.5, color: label, size: 11, isAlong: true }),
    ),
    text('metro-names', 'metro', palette, {
      minzoom: 12.5,
      color: labelStrong,
      size: 12,
      layout: { 'text-anchor': 'left', 'text-offset': [0.8, 0], 'text-justify': 'left' },
    }),
    text('river-names', 'river', palette, { minzoom: 10, color: labelWater, size: 12, isAlong: true }),
    text('lake-names', 'lake', palette, { minzoom: 5, color: labelWater, size: 12 }),
    text('great-river-names', 'great-river', palette, {
      minzoom: 5,
      maxzoom: 9,
      color: labelWater,
      size: 11,
      isAlong: true,
    }),
    text('park-names', 'park', palette, { minzoom: 11, color: labelPark, size: 12 }),
    text('district-names', 'district', palette, {
      minzoom: 10,
      color: label,
      size: byZoom([
        [10, 12.5],
        [16, 17],
      ]),
    }),
    text('kremlin-name', 'kremlin', palette, { minzoom: 11, color: labelStrong, size: 13, font: MEDIUM }),
    ...CITY_RANKS.toReversed().map(({ rank, minzoom, maxzoom, size }) =>
      text(`cities-${rank}`, 'city', palette, {
        minzoom,
        maxzoom,
        size,
        tier: rank,
        color: rank < 4 ? labelStrong : label,
        font: rank < 3 ? MEDIUM : REGULAR,
        ...(rank < 3 && { layout: STEPS_ASIDE }),
      }),
    ),
  ];
}

interface Text {
  minzoom: number;
  maxzoom?: number;
  color: string;
  size: number | ReturnType<typeof byZoom>;
  font?: string[];
  /** Written along its line instead of at a point. */
  isAlong?: boolean;
  layout?: SymbolLayerSpecification['layout'];
}

function text(
  id: string,
  kind: string,
  palette: MapPalette,
  parts: Text & { tier?: number },
): LayerSpecification {
  const { color, size, font = REGULAR, isAlong = false, layout, tier, ...zooms } = parts;
  return ownLayer(
    kind,
    {
      id,
      type: 'symbol',
      ...zooms,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': size,
        'text-max-width': 9,
        'text-padding': 6,
        'symbol-placement': isAlong ? 'line' : 'point',
        ...layout,
      },
      paint: { 'text-color': color, 'text-halo-color': palette.land, 'text-halo-width': 1.2 },
    },
    tier,
  );
}

/** Families of CSS: without files of letters the browser draws them itself. The first name tells the weight. */
export const REGULAR = ['Onest', 'system-ui'];
export const MEDIUM = ['Onest Medium', ...REGULAR];
