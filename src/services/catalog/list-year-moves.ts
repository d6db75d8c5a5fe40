import type { YearMove } from '#contract/chosen.ts';
import { listPriceHistory } from '#db/queries/catalog/prices.ts';
import { addMonths } from '#domain/time/add-months.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Tells how prices have moved in a year, for complexes and rooms in them. Kinds on sale on only one of the two days are
 * left out.
 */
export async function listYearMoves(
  ctx: ServiceContext,
  asked: readonly Pick<YearMove, 'complexId' | 'rooms'>[],
): Promise<YearMove[]> {
  const today = moscowDate(ctx.now);
  const yearAgo = addMonths(today, -12);
  const moves = await Promise.all(
    [...new Set(asked.map(({ complexId }) => complexId))].map(async (complexId) => {
      const points = await listPriceHistory(ctx.db, complexId, [yearAgo, today]);
      const wanted = new Set(asked.filter((one) => one.complexId === complexId).map(({ rooms }) => rooms));
      return [...wanted].flatMap((rooms) => {
        const on = (day: string) => points.find((point) => point.rooms === rooms && point.date === day);
        const [before, now] = [on(yearAgo), on(today)];
        if (!before || !now) return [];
        return { complexId, rooms, before: before.pricePerMeter, now: now.pricePerMeter };
      });
    }),
  );
  return moves.flat();
}
