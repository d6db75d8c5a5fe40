import { and, inArray, isNotNull, or } from 'drizzle-orm';
import { inTransaction } from '#db/client.ts';
import { flatPrices, flats } from '#db/schema/index.ts';
import type { ServiceContext } from '#services/context.ts';
import { readSince } from '../past-exports.ts';
import { randomOf } from '../random.ts';
import type { WorldComplex, WorldFlat } from '../world/model.ts';

/** Of clubs so many tell no price at all, of business class so many none of their penthouses. */
const SILENT_CLUBS = 0.3;
const SILENT_PENTHOUSES = 0.35;

/**
 * Whether the seller tells the price of a flat to those who ask: of all flats of a few clubs and of penthouses of some
 * dearer houses. What readings of a feed tell day by day is left alone.
 */
export function isPricedOnRequest(complex: WorldComplex, flat: WorldFlat): boolean {
  const { comfortClass, town, group, id } = complex;
  if (flat.status !== 'FREE' || town.currency !== 'RUB' || readSince(group) !== null) return false;
  const lot = randomOf('on request', id)();
  if (comfortClass === 'ELITE') return lot < SILENT_CLUBS;
  return comfortClass === 'BUSINESS' && flat.riser === null && lot < SILENT_PENTHOUSES;
}

/**
 * Takes the prices of flats away, earlier ones too, as if nobody had ever told them: no dialect has a word for it, and a
 * row without a price is rejected by every reader. Who has none is left alone; answers how many had one.
 */
export async function takePricesAway({ db }: ServiceContext, flatIds: number[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const priced = await tx
      .update(flats)
      .set({ price: null, originalPrice: null })
      .where(and(inArray(flats.id, flatIds), or(isNotNull(flats.price), isNotNull(flats.originalPrice))))
      .returning({ id: flats.id });
    const ids = priced.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(flatPrices).where(inArray(flatPrices.flatId, ids));
    return ids.length;
  });
}
