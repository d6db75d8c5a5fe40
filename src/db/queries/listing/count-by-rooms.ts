import { count, inArray, max, min } from 'drizzle-orm';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';

export interface RoomsCount {
  rooms: RoomsBucket;
  flatsCount: number;
  minAreaM2x100: number;
  maxAreaM2x100: number;
  minPrice: number | null;
  maxPrice: number | null;
}

/** Counts these flats by rooms bucket, with their sizes and prices; empty buckets are left out. */
export async function countByRooms(db: Db, ids: number[]): Promise<RoomsCount[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      rooms: flats.rooms,
      flatsCount: count(),
      minAreaM2x100: min(flats.areaM2x100),
      maxAreaM2x100: max(flats.areaM2x100),
      minPrice: min(flats.price),
      maxPrice: max(flats.price),
    })
    .from(flats)
    .where(inArray(flats.id, ids))
    .groupBy(flats.rooms);
  return rows as RoomsCount[];
}
