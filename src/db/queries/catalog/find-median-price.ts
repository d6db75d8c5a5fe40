import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from './on-sale.ts';

export interface MedianPrice {
  /** Whole roubles. */
  price: number;
  flatsCount: number;
}

/** The middle of the prices of flats on sale with these rooms in a complex; undefined when none has a price. */
export async function findMedianPrice(
  db: Db,
  { complexId, rooms }: { complexId: number; rooms: RoomsBucket },
): Promise<MedianPrice | undefined> {
  const [row] = await db
    .select({
      price: sql<number>`round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${flats.price}))`.mapWith(Number),
      flatsCount: sql<number>`count(*)`.mapWith(Number),
    })
    .from(flats)
    .where(and(eq(flats.complexId, complexId), eq(flats.rooms, rooms), isNotNull(flats.price), isOnSale()));
  return row && row.flatsCount > 0 ? row : undefined;
}
