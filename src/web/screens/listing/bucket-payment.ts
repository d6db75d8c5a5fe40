import type { Flat } from '#contract/catalog.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';

/** What the cheapest flat of a bucket costs a month; `flats` have the cheapest first. */
export function bucketPayment(
  flats: readonly Pick<Flat, 'rooms' | 'payment'>[],
  rooms: RoomsBucket,
): Flat['payment'] {
  return flats.find((flat) => flat.rooms === rooms)?.payment ?? null;
}
