import type { GeoJSONSource, LayerSpecification, Map as MaplibreMap } from 'maplibre-gl';
import { cssColour } from '../../css-colour.ts';
import type { MapShape } from '../../map-types.ts';
import { REGULAR } from './style/label-layers.ts';
import { type MapPalette, mapPalette } from './style/map-palette.ts';

const SHAPES = 'shapes';

/** Draws shapes on the ground, one set at a time and under all names; null takes them away. */
export function drawShapes(map: MaplibreMap, shapes: readonly MapShape[] | null): void {
  const all = shapes ?? [];
  // Each look at a token asks the browser for its styles, and hundreds of shapes share a few.
  const colours = new Map(all.map(({ colour }) => [colour, '']));
  for (const colour of colours.keys()) colours.set(colour, cssColour(colour));
  const features = {
    type: 'FeatureCollection' as const,
    features: all.map((shape) => featureOf(shape, colours.get(shape.colour)!)),
  };
  const source = map.getSource<GeoJSONSource>(SHAPES);
  if (source) {
    source.setData(features);
    return;
  }
  if (!shapes) return;
  map.addSource(SHAPES, { type: 'geojson', data: features });
  const firstName = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
  map.addLayer(
    {
      id: `${SHAPES}-ground`,
      type: 'fill',
      source: SHAPES,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': ['get', 'opacity'] },
    },
    firstName,
  );
  map.addLayer(namesLayer(mapPalette()), firstName);
  map.addLayer(
    {
      id: `${SHAPES}-lines`,
      type: 'line',
      source: SHAPES,
      filter: ['>', ['get', 'width'], 0],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': ['get', 'colour'],
        'line-width': ['get', 'width'],
        'line-opacity': ['case', ['==', ['geometry-type'], 'Polygon'], 1, ['get', 'opacity']],
      },
    },
    `${SHAPES}-names`,
  );
}

/** Beneath the point, else beneath a mark that lies over it, else aside; in ems. */
const BESIDE = ['top', [0, 0.9], 'top', [0, 2.6], 'left', [1.6, 0], 'right', [-1.6, 0]] as (
  | string
  | [number, number]
)[];

/** Placed after all names of the style and around marks, so that what stands nearest to the eye stays. */
function namesLayer({ labelStrong, land }: MapPalette): LayerSpecification {
  return {
    id: `${SHAPES}-names`,
    type: 'symbol',
    source: SHAPES,
    filter: ['has', 'name'],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': REGULAR,
      'text-size': 11.5,
      'text-variable-anchor-offset': BESIDE,
      'text-justify': 'auto',
      'text-padding': 2,
      'text-max-width': 12,
    },
    paint: { 'text-color': labelStrong, 'text-halo-color': land, 'text-halo-width': 1.4 },
  };
}

function featureOf({ points, isRing, opacity, width, name }: MapShape, colour: string) {
  const places = points.map(({ latitude, longitude }) => [longitude, latitude]);
  return {
    type: 'Feature' as const,
    properties: { colour, opacity, width, ...(name !== undefined && { name }) },
    geometry: isRing
      ? { type: 'Polygon' as const, coordinates: [[...places, places[0]!]] }
      : { type: 'LineString' as const, coordinates: places },
  };
}
