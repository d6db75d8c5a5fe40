import { inTransaction } from '#db/client.ts';
import { analyzeCatalogue } from '#db/queries/feed/listed-flats.ts';
import { dateFlatsByPrices, insertPastPrices, type PastPrice } from '#db/queries/listing/flat-prices.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const BATCH = 20_000;

/**
 * Adds prices flats had before we knew them, as an archive of a client tells. History only grows into the past: what
 * is not older than the first known price of its flat is left out. A flat appeared no later than its oldest price.
 * Answers how many prices were added.
 * Errors: INVALID for a moment that has not come yet.
 */
export async function recordPriceHistory(ctx: ServiceContext, prices: PastPrice[]): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const ahead = prices.find(({ at }) => at > ctx.now);
  if (ahead) throw new AppError('INVALID', `Цена квартиры ${ahead.flatId} ещё не наступила`);
  return inTransaction(ctx.db, async (tx) => {
    const sorted = prices.toSorted((one, other) => one.flatId - other.flatId);
    let added = 0;
    for (let start = 0; start < sorted.length; ) {
      // Prices of one flat stay in one batch, for each batch moves the first known price back.
      let end = Math.min(start + BATCH, sorted.length);
      while (end < sorted.length && sorted[end]!.flatId === sorted[end - 1]!.flatId) end += 1;
      const batch = sorted.slice(start, end);
      added += await insertPastPrices(tx, batch);
      await dateFlatsByPrices(tx, batch);
      start = end;
    }
    if (added > 0) await analyzeCatalogue(tx);
    return added;
  });
}
