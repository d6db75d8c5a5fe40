import { listFlats } from '#db/queries/listing/flats.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';

/** `payment` is that of the bucket's cheapest flat, roubles a month. */
export interface BucketPayment {
  complexId: number;
  rooms: RoomsBucket;
  payment: Decimal;
}

/**
 * Counts the monthly payment of each bucket as the card of its cheapest flat does; `flatIds` are those flats, one a
 * bucket. Buckets that no mortgage fits are left out.
 */
export async function countBucketPayments(ctx: ServiceContext, flatIds: number[]): Promise<BucketPayment[]> {
  const rows = await listFlats(ctx.db, flatIds);
  const payments = await countPayments(ctx, rows.map(placeOfFlat));
  return rows.flatMap(({ complexId, rooms }, at) => {
    const payment = payments[at];
    return payment ? { complexId, rooms, payment } : [];
  });
}
