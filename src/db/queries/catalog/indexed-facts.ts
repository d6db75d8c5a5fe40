import { type SQL, sql } from 'drizzle-orm';
import type { IndexedComplex, IndexedFlat, IndexedHouse } from '#domain/catalog/indexed-facts.ts';
import { isFinished } from '#domain/listing/building-state.ts';
import type { Db } from '../../client.ts';

/** Complexes as the search index knows them, with all their houses; all there are without `ids`. */
export async function listIndexedComplexes(db: Db, ids?: readonly number[]): Promise<IndexedComplex[]> {
  const isWanted = (column: SQL): SQL => (ids ? sql`${column} = ANY(${idList(ids)})` : sql`true`);
  const complexes = await listRows<Omit<IndexedComplex, 'houses'>>(
    db,
    sql`
    SELECT id, country_id AS "countryId", region_id AS "regionId", city_id AS "cityId",
      developer_company_id AS "developerCompanyId", to_json(parking) AS parking, to_json(amenities) AS amenities,
      sea_distance_m AS "seaDistanceM",
      (SELECT coalesce(json_agg(collection_id), '[]') FROM collection_complexes WHERE complex_id = complexes.id)
        AS "collectionIds"
    FROM complexes WHERE ${isWanted(sql`id`)}`,
  );
  const houses = await listRows<HouseRow>(
    db,
    sql`
    SELECT id, complex_id AS "complexId", json_build_array(city, settlement, street, house)::text AS address,
      settlement, district AS "cityArea", building_state AS "buildingState", handover_year AS "handoverYear",
      handover_quarter AS "handoverQuarter", material, latitude, longitude,
      (SELECT coalesce(json_agg(json_build_object(
          'metroId', metro_id, 'minutesFoot', minutes_foot, 'minutesCar', minutes_car)), '[]')
        FROM house_metros WHERE house_id = houses.id) AS metros
    FROM houses WHERE ${isWanted(sql`complex_id`)}`,
  );
  const byComplex = Map.groupBy(houses, ({ complexId }) => complexId);
  return complexes.map((complex) => ({
    ...complex,
    houses: (byComplex.get(complex.id) ?? []).map(({ complexId: _, buildingState, ...house }) => ({
      ...house,
      isFinished: isFinished(buildingState),
    })),
  }));
}

type HouseRow = Omit<IndexedHouse, 'isFinished'> & { complexId: number; buildingState: string };

/** Flats on sale of these complexes as the search index knows them. */
export async function listIndexedFlats(db: Db, complexIds: readonly number[]): Promise<IndexedFlat[]> {
  return listRows<IndexedFlat>(
    db,
    sql`
    SELECT id, house_id AS "houseId", rooms, price::float8 AS price, area_m2_x100 AS "areaM2x100", floor,
      floors_total AS "floorsTotal", apartments, balcony, loggia, from_developer AS "fromDeveloper",
      closed_booking AS "closedBooking", renovation,
      ceiling_height_cm AS "ceilingHeightCm", original_currency AS "originalCurrency",
      (extract(epoch FROM created_at) * 1000000)::float8 AS "createdAtMicros"
    FROM flats
    WHERE complex_id = ANY(${idList(complexIds)}) AND status = 'FREE' AND withdrawn_at IS NULL`,
  );
}

/** Rows whose columns the query names as the type does. */
async function listRows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}

/** One parameter however many ids there are. */
function idList(ids: readonly number[]): SQL {
  return sql`${`{${ids.join()}}`}::integer[]`;
}
