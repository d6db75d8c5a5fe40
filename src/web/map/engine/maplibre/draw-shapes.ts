import type { GeoJSONSource, Map as MaplibreMap } from 'maplibre-gl';
import { cssColour } from '../../css-colour.ts';
import type { MapShape } from '../../map-types.ts';

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
    firstName,
  );
}

function featureOf({ points, isRing, opacity, width }: MapShape, colour: string) {
  const places = points.map(({ latitude, longitude }) => [longitude, latitude]);
  return {
    type: 'Feature' as const,
    properties: { colour, opacity, width },
    geometry: isRing
      ? { type: 'Polygon' as const, coordinates: [[...places, places[0]!]] }
      : { type: 'LineString' as const, coordinates: places },
  };
}
