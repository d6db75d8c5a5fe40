import { type Bounds, contains } from '#domain/geo/bounds.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { pointAt } from '#domain/geo/point-at.ts';
import { straightReach } from '#domain/road/straight-way.ts';
import mapDataUrl from '../../../map/engine/maplibre/style/map-data.gen.json?url';
import type { MapShape, MapViewport } from '../../../map/map-types.ts';

/** Lines and stations of all metros, of the data our own map is drawn from. */
export interface MetroLines {
  lines: { colour: string; points: GeoPoint[] }[];
  stations: (GeoPoint & { colour: string })[];
}

interface Feature {
  properties: { kind: string; colour?: string };
  geometry: { coordinates: unknown };
}

/** Whichever engine draws the map, the lines are those of our own dictionary. Errors: the file does not come. */
export async function loadMetroLines(): Promise<MetroLines> {
  const answer = await fetch(mapDataUrl);
  if (!answer.ok) throw new Error(`${mapDataUrl} answered ${answer.status}`);
  return readMetroLines(((await answer.json()) as { features: Feature[] }).features);
}

export function readMetroLines(features: readonly Feature[]): MetroLines {
  const of = (kind: string) => features.filter(({ properties }) => properties.kind === kind);
  return {
    lines: of('metro-line').map(({ properties, geometry }) => ({
      colour: properties.colour!,
      points: (geometry.coordinates as [number, number][]).map(pointOf),
    })),
    stations: of('metro').map(({ properties, geometry }) => ({
      ...pointOf(geometry.coordinates as [number, number]),
      colour: properties.colour!,
    })),
  };
}

function pointOf([longitude, latitude]: [number, number]): GeoPoint {
  return { latitude, longitude };
}

/** Minutes of walks that are drawn around stations, the longest first so that shorter ones lie over it. */
const WALKS = [10, 5] as const;
/** Nearer than this circles of a centre no longer cover each other. */
const WALKS_ZOOM = 12.5;
const CORNERS = 48;

/** Lines in full colour, and from near around each station what one reaches on foot, by the usual estimate. */
export function metroShapes(
  { lines, stations }: MetroLines,
  { zoom, bounds }: Pick<MapViewport, 'zoom' | 'bounds'>,
): { shapes: MapShape[]; hasWalks: boolean } {
  const near = wider(bounds);
  const seen = zoom >= WALKS_ZOOM ? stations.filter((station) => contains(near, station)) : [];
  return {
    shapes: [
      ...WALKS.flatMap((minutes) => seen.map((station) => walkOf(station, minutes))),
      ...lines.map(({ colour, points }) => ({ points, isRing: false, colour, opacity: 1, width: 4 })),
    ],
    hasWalks: seen.length > 0,
  };
}

function walkOf(station: MetroLines['stations'][number], minutes: number): MapShape {
  const metres = straightReach(minutes * 60, 'foot');
  const points = Array.from({ length: CORNERS }, (_, corner) =>
    pointAt(station, { metres, bearing: (2 * Math.PI * corner) / CORNERS }),
  );
  return { points, isRing: true, colour: station.colour, opacity: 0.1, width: 1 };
}

/** A station out of sight has a circle that reaches into it. */
function wider({ south, west, north, east }: Bounds): Bounds {
  const [up, aside] = [(north - south) / 4, (east - west) / 4];
  return { south: south - up, west: west - aside, north: north + up, east: east + aside };
}
