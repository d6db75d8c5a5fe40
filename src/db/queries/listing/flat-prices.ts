import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
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

/** A price a flat had at a moment: whole roubles where known, whole units of the original currency. */
export interface PastPrice {
  flatId: number;
  at: Date;
  price: number | null;
  originalPrice: number;
  originalCurrency: Currency;
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
