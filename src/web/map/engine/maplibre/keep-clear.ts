import type { GeoJSONSource, Map as MaplibreMap } from 'maplibre-gl';
import type { MapMarker } from '../../map-types.ts';

const MARKS = 'marks';

/** CSS pixels that marks of a kind cover, and how they lie over their points. */
const COVERED = {
  flag: { width: 80, height: 36, anchor: 'bottom' },
  cluster: { width: 92, height: 44, anchor: 'center' },
  dot: { width: 24, height: 24, anchor: 'center' },
} as const;

/**
 * Keeps the names of places out from under marks: the engine, which knows nothing of elements that lie over its
 * drawing, is given a clear picture of the size of each mark to place names around.
 */
export function keepClear(map: MaplibreMap, marks: readonly MapMarker[]): void {
  const shape = {
    type: 'FeatureCollection' as const,
    features: marks.map(({ latitude, longitude, kind }) => ({
      type: 'Feature' as const,
      properties: { kind },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(MARKS);
  if (source) {
    source.setData(shape);
    return;
  }
  map.addSource(MARKS, { type: 'geojson', data: shape });
  for (const [kind, { width, height, anchor }] of Object.entries(COVERED)) {
    const image = `${MARKS}-${kind}`;
    map.addImage(image, { width, height, data: new Uint8Array(4 * width * height) });
    // Later layers are placed first, so every name of the style gives way.
    map.addLayer({
      id: image,
      type: 'symbol',
      source: MARKS,
      filter: ['==', ['get', 'kind'], kind],
      layout: { 'icon-image': image, 'icon-anchor': anchor, 'icon-allow-overlap': true },
    });
  }
}
