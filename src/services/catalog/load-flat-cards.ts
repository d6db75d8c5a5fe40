import type { FlatCards } from '#contract/flat-card.ts';
import { listPriceMoves } from '#db/queries/listing/flat-prices.ts';
import { listConfirmations } from '#db/queries/listing/flat-statuses.ts';
import type { FlatRow } from '#db/queries/listing/flats.ts';
import { listComplexMetros } from '#db/queries/listing/house-metros.ts';
import { listKeptPlans } from '#db/queries/media/media.ts';
import { recentMovesSince } from '#domain/listing/recent-moves-since.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { presentComplexOfFlatCard, presentFlatCard, presentHouseOfFlatCard } from './present-flat-card.ts';

/** Flats as cards show them, in the order of the rows; as many queries however many there are. */
export async function loadFlatCards(ctx: ServiceContext, rows: FlatRow[]): Promise<FlatCards> {
  const ids = rows.map(({ id }) => id);
  const ofComplexes = [...new Map(rows.map((row) => [row.complexId, row])).values()];
  const ofHouses = [...new Map(rows.map((row) => [row.houseId, row])).values()];
  const [plans, confirmations, moves, payments, metros] = await Promise.all([
    listKeptPlans(ctx.db, ids),
    listConfirmations(ctx.db, ids),
    listPriceMoves(ctx.db, ids, recentMovesSince(ctx.now)),
    countPayments(ctx, rows.map(placeOfFlat)),
    listComplexMetros(
      ctx.db,
      ofComplexes.map(({ complexId }) => complexId),
    ),
  ]);
  return {
    flats: rows.map((row, at) =>
      presentFlatCard(row, {
        plan: plans.get(row.id),
        confirmedAt: confirmations.get(row.id),
        priceMove: moves.get(row.id),
        payment: payments[at] ?? null,
      }),
    ),
    complexes: ofComplexes.map((row) => presentComplexOfFlatCard(row, metros)),
    houses: ofHouses.map(presentHouseOfFlatCard),
  };
}
