import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from './on-sale.ts';

/** Medians of a bucket's flats that were on sale at the end of a day in Moscow, in whole units of the currency. */
interface PricePoint {
  /** Null for all flats of the complex. */
  rooms: RoomsBucket | null;
  date: IsoDate;
  price: number;
  pricePerMeter: number;
  currency: Currency;
}

/**
 * Gives the prices of a complex's flats on each day, in the currency most of them are priced in. A flat does not count
 * before its first price; its first status is taken for all the time before.
 */
export async function listPriceHistory(db: Db, complexId: number, days: IsoDate[]): Promise<PricePoint[]> {
  const { rows } = await db.execute(sql`
    WITH day AS (
      SELECT value AS date, (value::date + 1)::timestamp AT TIME ZONE 'Europe/Moscow' AS ends
      FROM jsonb_array_elements_text(${JSON.stringify(days)}::jsonb)
    ), own AS (
      SELECT id, rooms, area_m2_x100 FROM flats WHERE complex_id = ${complexId}
    ), priced AS (
      SELECT flat_id, original_price, original_currency, at AS since,
        coalesce(lead(at) OVER (PARTITION BY flat_id ORDER BY at, id), 'infinity') AS until
      FROM flat_prices WHERE flat_id IN (SELECT id FROM own)
    ), stated AS (
      SELECT flat_id, status,
        CASE WHEN lag(at) OVER history IS NULL THEN '-infinity' ELSE at END AS since,
        coalesce(lead(at) OVER history, 'infinity') AS until
      FROM flat_statuses WHERE flat_id IN (SELECT id FROM own)
      WINDOW history AS (PARTITION BY flat_id ORDER BY at, id)
    ), currency AS (
      SELECT mode() WITHIN GROUP (ORDER BY original_currency) AS main FROM priced
    )
    SELECT own.rooms, day.date, currency.main AS currency,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY priced.original_price)) AS price,
      round(percentile_cont(0.5) WITHIN GROUP (
        ORDER BY priced.original_price::double precision * 100 / own.area_m2_x100)) AS price_per_meter
    FROM day
    CROSS JOIN currency
    JOIN priced ON priced.since < day.ends AND priced.until >= day.ends AND priced.original_currency = currency.main
    JOIN stated ON stated.flat_id = priced.flat_id AND stated.status = 'FREE'
      AND stated.since < day.ends AND stated.until >= day.ends
    JOIN own ON own.id = priced.flat_id
    GROUP BY GROUPING SETS ((own.rooms, day.date, currency.main), (day.date, currency.main))
    ORDER BY own.rooms NULLS LAST, day.date`);
  return rows.map((row: Record<string, unknown>) => ({
    rooms: row.rooms as RoomsBucket | null,
    date: row.date as IsoDate,
    price: Number(row.price),
    pricePerMeter: Number(row.price_per_meter),
    currency: row.currency as Currency,
  }));
}

interface MedianPrice {
  /** Whole roubles. */
  price: number;
  flatsCount: number;
}

/** The middle of the prices of flats on sale with these rooms in a complex; undefined when none has a price. */
export async function findMedianPrice(
  db: Db,
  { complexId, rooms }: { complexId: number; rooms: RoomsBucket },
): Promise<MedianPrice | undefined> {
  const [row] = await db
    .select({
      price: sql<number>`round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${flats.price}))`.mapWith(Number),
      flatsCount: sql<number>`count(*)`.mapWith(Number),
    })
    .from(flats)
    .where(and(eq(flats.complexId, complexId), eq(flats.rooms, rooms), isNotNull(flats.price), isOnSale()));
  return row && row.flatsCount > 0 ? row : undefined;
}
