import type { GeoJSONSource, Map as MaplibreMap } from 'maplibre-gl';
import type { MapShade } from '../../map-types.ts';
import { mapPalette } from './style/map-palette.ts';

const SHADE = 'shade';

/** Tints parts of the map, one set at a time; null takes them away. */
export function drawShade(map: MaplibreMap, shade: MapShade | null): void {
  const shape = shapeOf(shade ?? []);
  const source = map.getSource<GeoJSONSource>(SHADE);
  if (source) {
    source.setData(shape);
    return;
  }
  if (!shade) return;
  const { primary } = mapPalette();
  map.addSource(SHADE, { type: 'geojson', data: shape });
  map.addLayer({
    id: `${SHADE}-ground`,
    type: 'fill',
    source: SHADE,
    paint: { 'fill-color': primary, 'fill-opacity': 0.14 },
  });
  map.addLayer({
    id: `${SHADE}-edge`,
    type: 'line',
    source: SHADE,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': primary, 'line-width': 1.5, 'line-opacity': 0.6 },
  });
}

function shapeOf(shade: MapShade) {
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'MultiPolygon' as const,
      coordinates: shade.map((rings) =>
        rings.map((ring) => ring.map(({ latitude, longitude }) => [longitude, latitude])),
      ),
    },
  };
}
