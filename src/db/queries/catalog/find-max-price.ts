import { max } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from './on-sale.ts';

/** Roubles of the dearest flat on sale; undefined while none has a price. */
export async function findMaxPrice(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ maxPrice: max(flats.price) })
    .from(flats)
    .where(isOnSale());
  return row?.maxPrice ?? undefined;
}
