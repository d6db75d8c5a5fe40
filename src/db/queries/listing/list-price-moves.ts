import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { flatPrices, flats } from '../../schema/flat.ts';

/** Whole units of the currency the flat is quoted in. */
export interface PriceMove {
  change: number;
  at: Date;
}

/** The last step of `priceSteps` of `domain/listing`, computed by PostgreSQL. */
const lastMoves = prepared((db) => {
  const { flatId, at, id, price, originalPrice, originalCurrency } = flatPrices;
  const amount = sql`coalesce(${originalPrice}, CASE WHEN ${originalCurrency} = 'RUB' THEN ${price} END)`;
  const before = sql`lag(${amount}) OVER (PARTITION BY ${flatId} ORDER BY ${at}, ${id})`;
  const known = db
    .select({ flatId, at, id, amount: amount.as('amount'), before: before.as('before') })
    .from(flatPrices)
    .innerJoin(flats, and(eq(flats.id, flatId), eq(flats.originalCurrency, originalCurrency)))
    .where(and(isAmongIds(flatId), sql`${amount} IS NOT NULL`))
    .as('known');
  return db
    .selectDistinctOn([known.flatId], {
      flatId: known.flatId,
      at: known.at,
      change: sql`${known.amount} - ${known.before}`.mapWith(Number),
    })
    .from(known)
    .where(and(ne(known.amount, known.before), gte(known.at, sql.placeholder('since'))))
    .orderBy(known.flatId, desc(known.at), desc(known.id))
    .prepare('price_moves_by_flat');
});

/** Lists the last change of price of each flat whose price has changed since a moment. */
export async function listPriceMoves(
  db: Db,
  flatIds: number[],
  since: Date,
): Promise<Map<number, PriceMove>> {
  if (flatIds.length === 0) return new Map();
  const rows = await lastMoves(db).execute({ ids: flatIds, since });
  return new Map(rows.map(({ flatId, change, at }) => [flatId, { change, at }]));
}
