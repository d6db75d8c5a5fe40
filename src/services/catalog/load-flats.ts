import type { Flat, Media } from '#contract/catalog.ts';
import { listPriceMoves } from '#db/queries/listing/flat-prices.ts';
import { listConfirmations } from '#db/queries/listing/flat-statuses.ts';
import type { FlatRow } from '#db/queries/listing/flats.ts';
import { listFlatMedia } from '#db/queries/media/media.ts';
import { recentMovesSince } from '#domain/listing/recent-moves-since.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { presentFlat, presentMedia } from './present-flat.ts';

/** Flats with their pictures, payments, last moves and the moment each was last confirmed, in the order of the rows. */
export async function loadFlats(
  ctx: ServiceContext,
  rows: FlatRow[],
): Promise<{ flats: Flat[]; media: Media[] }> {
  const ids = rows.map((row) => row.id);
  const [media, confirmations, moves, payments] = await Promise.all([
    listFlatMedia(ctx.db, ids),
    listConfirmations(ctx.db, ids),
    listPriceMoves(ctx.db, ids, recentMovesSince(ctx.now)),
    countPayments(ctx, rows.map(placeOfFlat)),
  ]);
  return {
    flats: rows.map((row, at) =>
      presentFlat(row, {
        media,
        confirmedAt: confirmations.get(row.id),
        priceMove: moves.get(row.id),
        payment: payments[at] ?? null,
      }),
    ),
    media: [...new Map(media.map((row) => [row.id, presentMedia(row)])).values()],
  };
}
