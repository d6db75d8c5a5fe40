import type { DecimalInput } from '#domain/money/decimal.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatArea } from './format-area.ts';
import { ROOMS_SHORT_LABELS, type RoomsBucket } from './rooms-bucket.ts';

export interface FlatTitleFacts {
  rooms: RoomsBucket;
  /** Square metres. */
  area: DecimalInput | null;
  floor: number | null;
  floorsTotal?: number | null;
}

/** A flat in one line, '2-комн., 54,3 м², 7 этаж из 24'; unknown parts are left out. */
export function flatTitle({ rooms, area, floor, floorsTotal = null }: FlatTitleFacts): string {
  const parts = [ROOMS_SHORT_LABELS[rooms]];
  if (area !== null) parts.push(formatArea(area));
  if (floor !== null) parts.push(floorText(floor, floorsTotal));
  return parts.join(', ');
}

/** '7 этаж из 24', or '7 этаж' in a house of unknown height. */
export function floorText(floor: number, floorsTotal: number | null): string {
  const text = `${floor}${NBSP}этаж`;
  return floorsTotal === null ? text : `${text} из${NBSP}${floorsTotal}`;
}
