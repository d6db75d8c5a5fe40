import type { FlatCard, FlatCards } from '#contract/flat-card.ts';
import { listPriceMoves, type PriceMove } from '#db/queries/listing/flat-prices.ts';
import { listConfirmations } from '#db/queries/listing/flat-statuses.ts';
import type { FlatRow } from '#db/queries/listing/flats.ts';
import { type ComplexMetro, listComplexMetros } from '#db/queries/listing/house-metros.ts';
import { listKeptPlans } from '#db/queries/media/media.ts';
import { recentMovesSince } from '#domain/listing/recent-moves-since.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import type { ServiceContext } from '../context.ts';
import { mediaAddress } from '../media/media-address.ts';
import { type BestPayment, countBestPayments } from '../mortgage/count-best-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { openRoads } from '../road/open-roads.ts';
import { presentRoadTimes } from '../road/present-road-times.ts';
import { presentHandover } from './load-complexes.ts';
import { pricePerMeter } from './load-flats.ts';
import { openCatalogue } from './open-catalogue.ts';

/** Flats as cards show them, in the order of the rows; as many queries however many there are. */
export async function loadFlatCards(ctx: ServiceContext, rows: FlatRow[]): Promise<FlatCards> {
  const ids = rows.map(({ id }) => id);
  const ofComplexes = [...new Map(rows.map((row) => [row.complexId, row])).values()];
  const ofHouses = [...new Map(rows.map((row) => [row.houseId, row])).values()];
  const [plans, confirmations, moves, payments, metros, roads] = await Promise.all([
    listKeptPlans(ctx.db, ids),
    listConfirmations(ctx.db, ids),
    listPriceMoves(ctx.db, ids, recentMovesSince(ctx.now)),
    countBestPayments(ctx, rows.map(placeOfFlat)),
    listComplexMetros(
      ctx.db,
      ofComplexes.map(({ complexId }) => complexId),
    ),
    openRoads(ctx, openCatalogue(ctx)),
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
    roads: roads
      ? ofHouses.map(({ houseId }) => ({ houseId, times: presentRoadTimes(roads, [houseId]) }))
      : [],
  };
}

interface FlatCardFacts {
  /** The key of the stored copy of its plan. */
  plan: string | undefined;
  confirmedAt: Date | undefined;
  priceMove: PriceMove | undefined;
  payment: BestPayment | null;
}

/** Lists every field a card of a flat shows, and none that it does not. */
function presentFlatCard(row: FlatRow, facts: FlatCardFacts): FlatCard {
  return {
    id: row.id,
    complexId: row.complexId,
    houseId: row.houseId,
    rooms: row.rooms,
    area: row.areaM2x100 / 100,
    kitchenArea: row.kitchenAreaM2x100 === null ? null : row.kitchenAreaM2x100 / 100,
    balcony: row.balcony,
    loggia: row.loggia,
    floor: row.floor,
    floorsTotal: row.floorsTotal,
    price: row.price,
    pricePerMeter: pricePerMeter(row),
    payment: facts.payment && wholeRoubles(facts.payment.sum),
    paymentProgram: facts.payment?.program ?? null,
    ...(facts.payment?.later && { paymentLater: wholeRoubles(facts.payment.later) }),
    originalPrice: row.originalPrice,
    originalCurrency: row.originalCurrency,
    priceMove: facts.priceMove ? { change: facts.priceMove.change, at: facts.priceMove.at } : null,
    confirmedAt: facts.confirmedAt ?? row.createdAt,
    plan: facts.plan === undefined ? null : mediaAddress(facts.plan),
  };
}

function presentComplexOfFlatCard(
  { complexId, complexName }: FlatRow,
  metros: readonly ComplexMetro[],
): FlatCards['complexes'][number] {
  return {
    id: complexId,
    name: complexName,
    metro: walkableMetro(metros.filter((metro) => metro.complexId === complexId)),
  };
}

function presentHouseOfFlatCard(row: FlatRow): FlatCards['houses'][number] {
  return { id: row.houseId, buildingState: row.buildingState, handover: presentHandover(row) };
}

/** Cards tell no kopecks; halves go up, as in every sum that is shown. */
export function wholeRoubles(sum: Decimal): number {
  return sum.toDecimalPlaces(0).toNumber();
}
