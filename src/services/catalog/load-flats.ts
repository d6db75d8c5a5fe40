import type { Flat, Media, ShownFlat } from '#contract/catalog.ts';
import { listPriceMoves, type PriceMove } from '#db/queries/listing/flat-prices.ts';
import { listConfirmations } from '#db/queries/listing/flat-statuses.ts';
import type { FlatRow } from '#db/queries/listing/flats.ts';
import { listFlatMedia, type MediaRow } from '#db/queries/media/media.ts';
import { recentMovesSince } from '#domain/listing/recent-moves-since.ts';
import type { ServiceContext } from '../context.ts';
import { mediaAddress } from '../media/media-address.ts';
import { type BestPayment, countBestPayments } from '../mortgage/count-best-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';

interface FlatFacts {
  media: MediaRow[];
  confirmedAt: Date | undefined;
  priceMove: PriceMove | undefined;
  payment: BestPayment | null;
}

interface LoadedFlats<T extends Flat> {
  /** In the order of the rows. */
  flats: T[];
  media: Media[];
}

/** Flats as partners know them: with their pictures, payments, last moves and the moment each was last confirmed. */
export function loadFlats(ctx: ServiceContext, rows: FlatRow[]): Promise<LoadedFlats<Flat>> {
  return loadFlatsAs(ctx, rows, presentFlat);
}

/** The same as our own pages show them. */
export function loadShownFlats(ctx: ServiceContext, rows: FlatRow[]): Promise<LoadedFlats<ShownFlat>> {
  return loadFlatsAs(ctx, rows, presentShownFlat);
}

async function loadFlatsAs<T extends Flat>(
  ctx: ServiceContext,
  rows: FlatRow[],
  present: (row: FlatRow, facts: FlatFacts) => T,
): Promise<LoadedFlats<T>> {
  const ids = rows.map((row) => row.id);
  const [media, confirmations, moves, payments] = await Promise.all([
    listFlatMedia(ctx.db, ids),
    listConfirmations(ctx.db, ids),
    listPriceMoves(ctx.db, ids, recentMovesSince(ctx.now)),
    countBestPayments(ctx, rows.map(placeOfFlat)),
  ]);
  return {
    flats: rows.map((row, at) =>
      present(row, {
        media,
        confirmedAt: confirmations.get(row.id),
        priceMove: moves.get(row.id),
        payment: payments[at] ?? null,
      }),
    ),
    media: [...new Map(media.map((row) => [row.id, presentMedia(row)])).values()],
  };
}

/** Lists every field a flat shows; a new column stays inside until it is named here. */
function presentFlat(row: FlatRow, { media, confirmedAt, priceMove, payment }: FlatFacts): Flat {
  const own = media.filter((item) => item.ownerId === row.id);
  return {
    id: row.id,
    complexId: row.complexId,
    houseId: row.houseId,
    developerCompanyId: row.developerCompanyId,
    rooms: row.rooms,
    price: row.price,
    pricePerMeter: pricePerMeter(row),
    payment: payment?.sum ?? null,
    originalPrice: row.originalPrice,
    originalCurrency: row.originalCurrency,
    priceMove: priceMove ? { change: priceMove.change, at: priceMove.at } : null,
    area: row.areaM2x100 / 100,
    livingArea: row.livingAreaM2x100 === null ? null : row.livingAreaM2x100 / 100,
    kitchenArea: row.kitchenAreaM2x100 === null ? null : row.kitchenAreaM2x100 / 100,
    floor: row.floor,
    floorsTotal: row.floorsTotal,
    section: row.section,
    number: row.number,
    ceilingHeight: row.ceilingHeightCm === null ? null : row.ceilingHeightCm / 100,
    renovation: row.renovation,
    apartments: row.apartments,
    balcony: row.balcony,
    loggia: row.loggia,
    logia: row.loggia,
    extras: [],
    fromDeveloper: row.fromDeveloper,
    closedBooking: row.closedBooking,
    status: row.status,
    mediaIds: own.map((item) => item.id),
    planMediaId: own.find((item) => item.isPlan)?.id ?? null,
    confirmedAt: confirmedAt ?? row.createdAt,
    createdAt: row.createdAt,
  };
}

function presentShownFlat(row: FlatRow, facts: FlatFacts): ShownFlat {
  return {
    ...presentFlat(row, facts),
    paymentProgram: facts.payment?.program ?? null,
    paymentLater: facts.payment?.later ?? null,
  };
}

/** Whole roubles for a square metre; null while the price is not told. */
export function pricePerMeter({ price, areaM2x100 }: Pick<FlatRow, 'price' | 'areaM2x100'>): number | null {
  return price === null ? null : Math.round((price * 100) / areaM2x100);
}

export function presentMedia(row: MediaRow): Media {
  return {
    id: row.id,
    order: row.order,
    type: row.type,
    photoType: row.photoType,
    file: {
      id: row.id,
      uuid: row.uuid,
      downloadURL: row.storedKey === null ? row.sourceUrl : mediaAddress(row.storedKey),
      width: row.width,
      height: row.height,
    },
  };
}
