import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houseMetros } from '../../schema/house-metro.ts';
import { metroStations } from '../../schema/metro.ts';
import { isOnSale } from './on-sale.ts';

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
