import { type Area, MAX_AREA_POINTS } from './area.ts';
import type { Bounds } from './bounds.ts';
import { boundsOfBox } from './bounds-of-box.ts';

const POINT = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** Four digits after the point are about ten metres. */
const DIGITS = 4;

/** An area as addresses hold it, '55.7,37.5;55.8,37.6', latitudes first; undefined for a text that is none. */
export function readArea(text: string): Area | undefined {
  const points = text.split(';', MAX_AREA_POINTS + 1).map(readPoint);
  if (points.length < 2 || points.length > MAX_AREA_POINTS) return undefined;
  const area = points.filter((point) => point !== undefined);
  const box = boundsOfBox(area);
  return area.length < points.length || (box && box.south > box.north) ? undefined : area;
}

function readPoint(text: string) {
  const [, first, second] = POINT.exec(text) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

export function writeArea(area: Area): string {
  return area.map(({ latitude, longitude }) => `${round(latitude)},${round(longitude)}`).join(';');
}

/** Writes a box of the map as an area. */
export function writeBox({ south, west, north, east }: Bounds): string {
  return writeArea([
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ]);
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
