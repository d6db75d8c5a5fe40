import type { Board, BoardFlat, BoardInput } from '#contract/board.ts';
import type { SearchFilters } from '#contract/search-filters.ts';
import { type FlatRow, listFlatsOfHouse } from '#db/queries/listing/flats.ts';
import { hasHouse } from '#db/queries/listing/houses.ts';
import { DEFAULT_SORT } from '#domain/catalog/sort.ts';
import { AppError } from '#domain/errors.ts';
import { MOST_BOARD_FLATS } from '#domain/listing/board-limit.ts';
import { bySectionName } from '#domain/listing/by-section-name.ts';
import type { ServiceContext } from '../context.ts';
import { type BestPayment, countBestPayments } from '../mortgage/count-best-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { pricePerMeter } from './load-flats.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** The board of a house: every flat its feed still carries. Errors: NOT_FOUND. */
export async function getBoard(
  ctx: ServiceContext,
  { houseId, section, filters }: BoardInput,
): Promise<Board> {
  const rows = await listFlatsOfHouse(ctx.db, houseId);
  if (rows.length === 0 && !(await hasHouse(ctx.db, houseId)))
    throw new AppError('NOT_FOUND', 'House not found');
  const sections = [...new Set(rows.map((row) => row.section))].sort(bySectionName).map((name) => {
    const own = rows.filter((row) => row.section === name);
    return {
      name,
      flatsCount: own.length,
      freeCount: own.filter(({ status }) => status === 'FREE').length,
    };
  });
  const asked = sections.find(({ name }) => name !== null && name === section);
  const shown =
    asked ?? (rows.length > MOST_BOARD_FLATS && sections.length > 1 ? firstToShow(sections) : undefined);
  const wanted = shown ? rows.filter((row) => row.section === shown.name) : rows;
  const [payments, suiting] = await Promise.all([
    countBestPayments(ctx, wanted.map(placeOfFlat)),
    filters && findSuiting(ctx, houseId, filters, rows.length),
  ]);
  return {
    houseId,
    sections,
    section: shown?.name ?? null,
    flats: wanted.map((row, at) => presentBoardFlat(row, payments[at] ?? null)),
    suitingIds: suiting ? wanted.flatMap(({ id }) => (suiting.has(id) ? [id] : [])) : null,
  };
}

/** Ids of the flats of a house on sale that a search would find, whatever house or complex it was about. */
async function findSuiting(
  ctx: ServiceContext,
  houseId: number,
  filters: SearchFilters,
  limit: number,
): Promise<Set<number>> {
  const catalogue = openCatalogue(ctx);
  const search = await readSearch(ctx, catalogue, {
    filters: { ...filters, houseId, complexId: undefined },
    location: [],
  });
  return new Set(await catalogue.findFlatIds({ ...search, sort: DEFAULT_SORT, limit, offset: 0 }));
}

function firstToShow<Section extends { name: string | null; freeCount: number }>(
  sections: Section[],
): Section | undefined {
  const named = sections.filter(({ name }) => name !== null);
  return named.find(({ freeCount }) => freeCount > 0) ?? named[0];
}

function presentBoardFlat(row: FlatRow, best: BestPayment | null): BoardFlat {
  const payment = row.status === 'SOLD' ? null : best;
  return {
    id: row.id,
    houseId: row.houseId,
    rooms: row.rooms,
    area: row.areaM2x100 / 100,
    kitchenArea: row.kitchenAreaM2x100 === null ? null : row.kitchenAreaM2x100 / 100,
    floor: row.floor,
    floorsTotal: row.floorsTotal,
    section: row.section,
    number: row.number,
    price: row.price,
    pricePerMeter: pricePerMeter(row),
    payment: payment?.sum ?? null,
    paymentProgram: payment?.program ?? null,
    paymentLater: payment?.later ?? null,
    originalPrice: row.originalPrice,
    originalCurrency: row.originalCurrency,
    ceilingHeight: row.ceilingHeightCm === null ? null : row.ceilingHeightCm / 100,
    renovation: row.renovation,
    balcony: row.balcony,
    loggia: row.loggia,
    status: row.status,
  };
}
