import { and, inArray, sql } from 'drizzle-orm';
import type { BucketFigures } from '#domain/catalog/catalogue.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from './on-sale.ts';

const pricePerMeter = sql`round(${flats.price}::numeric * 100 / ${flats.areaM2x100})`;
const asNumber = (value: unknown): number => Number(value);

/** Figures of the flats on sale, one row a complex and rooms bucket. */
export async function listBucketFigures(db: Db, complexIds: readonly number[]): Promise<BucketFigures[]> {
  if (complexIds.length === 0) return [];
  return db
    .select({
      complexId: flats.complexId,
      rooms: flats.rooms,
      flatsCount: sql<number>`count(*)`.mapWith(asNumber),
      minPrice: sql<number | null>`min(${flats.price})`.mapWith(asNumber),
      maxPrice: sql<number | null>`max(${flats.price})`.mapWith(asNumber),
      minPricePerMeter: sql<number | null>`min(${pricePerMeter})`.mapWith(asNumber),
      maxPricePerMeter: sql<number | null>`max(${pricePerMeter})`.mapWith(asNumber),
      minAreaM2x100: sql<number>`min(${flats.areaM2x100})`,
      maxAreaM2x100: sql<number>`max(${flats.areaM2x100})`,
      minCeilingHeightCm: sql<number | null>`min(${flats.ceilingHeightCm})`,
      maxCeilingHeightCm: sql<number | null>`max(${flats.ceilingHeightCm})`,
      currency: sql<Currency>`mode() WITHIN GROUP (ORDER BY ${flats.originalCurrency})`,
      exampleFlats: sql<
        number[]
      >`(array_agg(${flats.id} ORDER BY ${flats.price} NULLS LAST, ${flats.id}))[1:3]`,
      renovations: sql<
        Renovation[]
      >`coalesce(array_agg(DISTINCT ${flats.renovation}) FILTER (WHERE ${flats.renovation} IS NOT NULL), '{}')`,
    })
    .from(flats)
    .where(and(inArray(flats.complexId, [...complexIds]), isOnSale()))
    .groupBy(flats.complexId, flats.rooms)
    .orderBy(flats.complexId, flats.rooms);
}
