import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isOnSale } from './on-sale.ts';

export interface HouseOnSale {
  id: number;
  complexId: number;
  complexName: string;
  /** The places of the complex; null where the dictionary does not have them. */
  countryId: number | null;
  regionId: number | null;
  cityId: number | null;
  city: string | null;
  district: string | null;
  settlement: string | null;
  street: string | null;
  house: string | null;
}

/** Lists houses with flats on sale in one region or everywhere, by id. */
export function listHousesOnSale(db: Db, { regionId }: { regionId?: number } = {}): Promise<HouseOnSale[]> {
  const onSale = db
    .select({ one: sql`1` })
    .from(flats)
    .where(and(eq(flats.houseId, houses.id), isOnSale()));
  return db
    .select({
      id: houses.id,
      complexId: houses.complexId,
      complexName: complexes.name,
      countryId: complexes.countryId,
      regionId: complexes.regionId,
      cityId: complexes.cityId,
      city: houses.city,
      district: houses.district,
      settlement: houses.settlement,
      street: houses.street,
      house: houses.house,
    })
    .from(houses)
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(and(exists(onSale), regionId === undefined ? undefined : eq(complexes.regionId, regionId)))
    .orderBy(asc(houses.id));
}
