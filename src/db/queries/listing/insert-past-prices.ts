import { sql } from 'drizzle-orm';
import type { Currency } from '#domain/money/currency.ts';
import type { Db } from '../../client.ts';

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
