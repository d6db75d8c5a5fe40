import { and, asc, desc, eq, gte, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Currency } from '#domain/money/currency.ts';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { flatPrices, flats } from '../../schema/flat.ts';

type FlatPriceRow = Omit<typeof flatPrices.$inferSelect, 'id' | 'flatId'>;

/** Every price a flat ever had, oldest first. */
export async function listFlatPrices(db: Db, flatId: number): Promise<FlatPriceRow[]> {
  const { at, price, originalPrice, originalCurrency } = flatPrices;
  return db
    .select({ at, price, originalPrice, originalCurrency })
    .from(flatPrices)
    .where(eq(flatPrices.flatId, flatId))
    .orderBy(asc(flatPrices.at), asc(flatPrices.id));
}

/** Whole units of the currency the flat is quoted in. */
export interface PriceMove {
  change: number;
  at: Date;
}

/** A price of the history in the currency it was quoted in; NULL where only roubles of a rate are known. */
const quotedAmount = sql<
  number | null
>`coalesce(${flatPrices.originalPrice}, CASE WHEN ${flatPrices.originalCurrency} = 'RUB' THEN ${flatPrices.price} END)`;

/**
 * The steps of `priceSteps` of `domain/listing` but the first, for flats whose ids a condition names, computed by
 * PostgreSQL: `change` is in units of the currency that the flat is quoted in now. The condition is said of both
 * tables, since the planner carries no list over a join and would read every flat there is.
 */
export function priceMoves(db: Db, isAsked: (id: PgColumn) => SQL) {
  const { flatId, at, id, originalCurrency } = flatPrices;
  const before = sql<number>`lag(${quotedAmount}) OVER (PARTITION BY ${flatId} ORDER BY ${at}, ${id})`;
  const known = db
    .select({ flatId, at, id, amount: quotedAmount.as('amount'), before: before.as('before') })
    .from(flatPrices)
    .innerJoin(flats, and(eq(flats.id, flatId), eq(flats.originalCurrency, originalCurrency)))
    .where(and(isAsked(flatId), isAsked(flats.id), isNotNull(quotedAmount)))
    .as('known');
  return db
    .select({
      flatId: known.flatId,
      at: known.at,
      id: known.id,
      change: sql<number>`${known.amount} - ${known.before}`.mapWith(Number).as('change'),
    })
    .from(known)
    .where(ne(known.amount, known.before))
    .as('moves');
}

const lastMoves = prepared((db) => {
  const moves = priceMoves(db, isAmongIds);
  return db
    .selectDistinctOn([moves.flatId], { flatId: moves.flatId, at: moves.at, change: moves.change })
    .from(moves)
    .where(gte(moves.at, sql.placeholder('since')))
    .orderBy(moves.flatId, desc(moves.at), desc(moves.id))
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

/** A price a flat had at a moment: whole roubles where known, whole units of the original currency. */
export interface PastPrice {
  flatId: number;
  at: Date;
  price: number | null;
  originalPrice: number;
  originalCurrency: Currency;
}

/** Dates flats that had a price before we heard of them from that price. */
export async function dateFlatsByPrices(tx: Db, prices: PastPrice[]): Promise<void> {
  await tx.execute(sql`
    UPDATE flats SET created_at = first.at
    FROM (
      SELECT "flatId", min(at) AS at
      FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS one("flatId" integer, at timestamptz)
      GROUP BY 1
    ) first
    WHERE flats.id = first."flatId" AND first.at < flats.created_at`);
}

/**
 * Adds prices that are older than anything known of their flat and answers how many they were; history is never edited.
 */
export async function insertPastPrices(db: Db, prices: PastPrice[]): Promise<number> {
  if (prices.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    WITH past AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        AS one("flatId" integer, at timestamptz, price bigint, "originalPrice" bigint, "originalCurrency" text)
    ), known AS (
      SELECT flat_id, min(at) AS first FROM flat_prices
      WHERE flat_id IN (SELECT "flatId" FROM past) GROUP BY flat_id
    )
    INSERT INTO flat_prices (flat_id, at, price, original_price, original_currency)
    SELECT past."flatId", past.at, past.price, past."originalPrice", past."originalCurrency"
    FROM past JOIN known ON known.flat_id = past."flatId" AND past.at < known.first
    ORDER BY past."flatId", past.at`);
  return rowCount ?? 0;
}
