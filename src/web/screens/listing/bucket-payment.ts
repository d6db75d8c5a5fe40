import type { Flat } from '#contract/catalog.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';

/** The monthly payment of the cheapest flat of a bucket; `flats` have the cheapest first. */
export function bucketPayment(
  flats: readonly Pick<Flat, 'rooms' | 'payment'>[],
  rooms: RoomsBucket,
): Flat['payment'] {
  return flats.find((flat) => flat.rooms === rooms)?.payment ?? null;
}
