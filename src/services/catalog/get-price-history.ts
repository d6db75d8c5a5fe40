import type { PriceHistory, PriceHistoryPoint } from '#contract/price-history.ts';
import { listPriceHistory } from '#db/queries/catalog/prices.ts';
import { listComplexes } from '#db/queries/listing/complexes.ts';
import { AppError } from '#domain/errors.ts';
import { ROOMS_BUCKETS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { addMonths } from '#domain/time/add-months.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';

const MONTHS = 24;

/**
 * Gives the prices of a complex by rooms on the first day of each month of two years and today; days on which nothing
 * was on sale are left out. Errors: NOT_FOUND.
 */
export async function getPriceHistory(ctx: ServiceContext, complexId: number): Promise<PriceHistory> {
  const [complex] = await listComplexes(ctx.db, [complexId]);
  if (!complex) throw new AppError('NOT_FOUND', 'Complex not found');
  const today = moscowDate(ctx.now);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const firsts = Array.from({ length: MONTHS + 1 }, (_, ago) => addMonths(firstOfMonth, -ago)).reverse();
  const points = await listPriceHistory(ctx.db, complexId, [...new Set([...firsts, today])]);
  const of = (rooms: RoomsBucket | null): PriceHistoryPoint[] =>
    points.filter((point) => point.rooms === rooms).map(({ rooms: _rooms, ...point }) => point);
  return {
    ...(Object.fromEntries(ROOMS_BUCKETS.map((rooms) => [rooms, of(rooms)])) as Record<
      RoomsBucket,
      PriceHistoryPoint[]
    >),
    total: of(null),
  };
}
