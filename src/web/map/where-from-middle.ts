import { distanceMetres } from '#domain/geo/distance.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** '1,2 км севернее и 400 м западнее середины карты' */
export function whereFromMiddle(point: GeoPoint, middle: GeoPoint): string {
  const up = distanceMetres({ ...middle, latitude: point.latitude }, middle);
  const aside = distanceMetres({ ...middle, longitude: point.longitude }, middle);
  const parts = [
    wayOf(up, point.latitude > middle.latitude ? 'севернее' : 'южнее'),
    wayOf(aside, point.longitude > middle.longitude ? 'восточнее' : 'западнее'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? `середина карты` : `${parts.join(' и ')} середины карты`;
}

/** Null for what is nearer than a house. */
function wayOf(metres: number, direction: string): string | null {
  if (metres < 5) return null;
  const far = metres >= 1_000;
  const way = far
    ? formatNumber(metres / 1_000, { decimals: 1 })
    : formatNumber(Math.round(metres / 10) * 10);
  return `${way}${NBSP}${far ? 'км' : 'м'} ${direction}`;
}
