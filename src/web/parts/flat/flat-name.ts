import type { Flat } from '#contract/catalog.ts';
import { formatArea } from '#domain/listing/format-area.ts';
import { ROOMS_FULL_LABELS } from '#domain/listing/rooms-bucket.ts';

/** A flat in headings: '2-комнатная квартира, 54,3 м²'. */
export function flatName({ rooms, area }: Pick<Flat, 'rooms' | 'area'>): string {
  return `${ROOMS_FULL_LABELS[rooms]}, ${formatArea(area)}`;
}
