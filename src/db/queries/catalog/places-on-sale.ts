import { and, asc, eq, exists, isNull, max, sql } from 'drizzle-orm';
import type { Places } from '#domain/catalog/catalogue.ts';
import type { Db } from '../../client.ts';
import { companies } from '../../schema/company.ts';
import { complexes } from '../../schema/complex.ts';
import { feedObjects, feeds } from '../../schema/feed.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { houseMetros } from '../../schema/house-metro.ts';
import { metroStations } from '../../schema/metro.ts';
import { cities } from '../../schema/place.ts';
import type { CityRow } from '../geo/places.ts';
import { isInPlaces, isOnSale } from './on-sale.ts';

/** Cities with flats on sale, by id. */
export function listCitiesOnSale(db: Db): Promise<CityRow[]> {
  const onSale = db
    .select({ one: sql`1` })
    .from(flats)
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(eq(complexes.cityId, cities.id), isOnSale()));
  return db.select().from(cities).where(exists(onSale)).orderBy(asc(cities.id));
}

/** Metros that houses with flats on sale are nearest to, by id. */
export function listMetrosOnSale(db: Db): Promise<{ id: number; name: string }[]> {
  const onSale = db
    .select({ one: sql`1` })
    .from(houseMetros)
    .innerJoin(flats, eq(flats.houseId, houseMetros.houseId))
    .where(and(eq(houseMetros.metroId, metroStations.id), isOnSale()));
  return db
    .select({ id: metroStations.id, name: metroStations.name })
    .from(metroStations)
    .where(exists(onSale))
    .orderBy(asc(metroStations.id));
}

/** Lists the places with flats on sale near metros: one row per metro and place, by metro. */
export function listMetroStands(
  db: Db,
): Promise<
  { id: number; name: string; countryId: number | null; regionId: number | null; cityId: number | null }[]
> {
  const { countryId, regionId, cityId } = complexes;
  return db
    .selectDistinct({ id: metroStations.id, name: metroStations.name, countryId, regionId, cityId })
    .from(metroStations)
    .innerJoin(houseMetros, eq(houseMetros.metroId, metroStations.id))
    .innerJoin(flats, eq(flats.houseId, houseMetros.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isOnSale())
    .orderBy(asc(metroStations.id));
}

export interface HouseOnSale {
  id: number;
  complexId: number;
  complexName: string;
  developerId: number;
  developerName: string;
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
      developerId: companies.id,
      developerName: companies.name,
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
    .innerJoin(companies, eq(companies.id, complexes.developerCompanyId))
    .where(and(exists(onSale), regionId === undefined ? undefined : eq(complexes.regionId, regionId)))
    .orderBy(asc(houses.id));
}

/** When a feed that sells in these places was last read whole; undefined when none was. */
export async function findNewestConfirmation(db: Db, places: Places): Promise<Date | undefined> {
  const sellsThere = db
    .select({ one: sql`1` })
    .from(feedObjects)
    .innerJoin(complexes, eq(complexes.id, feedObjects.objectId))
    .where(
      and(
        eq(feedObjects.feedId, feeds.id),
        eq(feedObjects.kind, 'complex'),
        isNull(feedObjects.withdrawnAt),
        isInPlaces(places),
      ),
    );
  const [row] = await db
    .select({ at: max(feeds.confirmedAt) })
    .from(feeds)
    .where(exists(sellsThere));
  return row?.at ?? undefined;
}
