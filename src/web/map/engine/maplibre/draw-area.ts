import type { GeoJSONSource, Map as MaplibreMap } from 'maplibre-gl';
import type { GeoPoint } from '#domain/geo/point.ts';
import { mapPalette } from './style/map-palette.ts';

const AREA = 'drawn-area';

/** Shows the outline of an area over the map, one at a time; null takes it away. */
export function drawArea(map: MaplibreMap, area: readonly GeoPoint[] | null): void {
  const shape = outlineOf(area ?? []);
  const source = map.getSource<GeoJSONSource>(AREA);
  if (source) {
    source.setData(shape);
    return;
  }
  if (!area) return;
  const { primary } = mapPalette();
  map.addSource(AREA, { type: 'geojson', data: shape });
  map.addLayer({
    id: `${AREA}-ground`,
    type: 'fill',
    source: AREA,
    paint: { 'fill-color': primary, 'fill-opacity': 0.08 },
  });
  map.addLayer({
    id: `${AREA}-edge`,
    type: 'line',
    source: AREA,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': primary, 'line-width': 2.5 },
  });
}

function outlineOf(area: readonly GeoPoint[]) {
  const ring = [...area, ...area.slice(0, 1)].map(({ latitude, longitude }) => [longitude, latitude]);
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: area.length > 2 ? [ring] : [] },
  };
}
