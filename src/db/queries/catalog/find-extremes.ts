import { eq, max } from 'drizzle-orm';
import type { CatalogueExtremes } from '#domain/catalog/catalogue.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from './on-sale.ts';

/** The greatest price, area, floor and distance to the sea of the flats on sale; null where none is known. */
export async function findExtremes(db: Db): Promise<CatalogueExtremes> {
  const [row] = await db
    .select({
      maxPrice: max(flats.price),
      maxAreaM2x100: max(flats.areaM2x100),
      maxFloor: max(flats.floor),
      maxSeaDistanceM: max(complexes.seaDistanceM),
    })
    .from(flats)
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isOnSale());
  return row!;
}
