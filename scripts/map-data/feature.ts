import type { Place } from './shape.ts';

/** A position as GeoJSON has it: longitude first. */
export type Position = [longitude: number, latitude: number];

export interface Feature {
  type: 'Feature';
  properties: { kind: string; [name: string]: string | number };
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] };
}

type Properties = Feature['properties'];

export function pointFeature(place: Place, properties: Properties): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: position(place) } };
}

export function lineFeature(path: readonly Place[], properties: Properties): Feature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: path.map(position) } };
}

/** The outline is closed here: its last point need not repeat the first. */
export function areaFeature(outline: readonly Place[], properties: Properties): Feature {
  const ring = [...outline, outline[0]!].map(position);
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** Some ten metres: finer than anything on the map is known. */
const DECIMALS = 4;

function position([latitude, longitude]: Place): Position {
  return [rounded(longitude), rounded(latitude)];
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** West, south, east, north in degrees. */
export type Box = readonly [number, number, number, number];
