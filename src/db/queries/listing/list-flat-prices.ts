import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { flatPrices } from '../../schema/flat.ts';

export type FlatPriceRow = Omit<typeof flatPrices.$inferSelect, 'id' | 'flatId'>;

/** Every price a flat ever had, oldest first. */
export async function listFlatPrices(db: Db, flatId: number): Promise<FlatPriceRow[]> {
  const { at, price, originalPrice, originalCurrency } = flatPrices;
  return db
    .select({ at, price, originalPrice, originalCurrency })
    .from(flatPrices)
    .where(eq(flatPrices.flatId, flatId))
    .orderBy(asc(flatPrices.at), asc(flatPrices.id));
}
