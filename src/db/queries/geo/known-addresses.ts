import { exists, sql } from 'drizzle-orm';
import type { FoundAddress, PointPrecision } from '#domain/geo/found-address.ts';
import { formatAddress } from '#domain/listing/address.ts';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';
import { isOnSale } from '../catalog/on-sale.ts';

interface KnownRow {
  precision: PointPrecision;
  region: string | null;
  city: string | null;
  district: string | null;
  settlement: string | null;
  street: string | null;
  house: string | null;
  metro: string | null;
  latitude: number;
  longitude: number;
}

/**
 * Every address that our own tables can place: regions, cities and metros of the dictionary; districts, settlements,
 * streets and houses of what is on sale. What has no point of its own stands amid what it holds.
 */
export async function listKnownAddresses(db: Db): Promise<FoundAddress[]> {
  const onSale = exists(
    db.select({ one: sql`1` }).from(flats).where(sql`${flats.houseId} = houses.id AND ${isOnSale()}`),
  );
  const { rows } = await db.execute(sql`
    WITH house AS (
      SELECT region, city, district, settlement, street, house, latitude, longitude FROM houses
      WHERE latitude IS NOT NULL AND longitude IS NOT NULL AND ${onSale}
    ), known AS (
      SELECT 'region' AS precision, regions.full_name AS region, NULL AS city, NULL AS district, NULL AS settlement,
        NULL AS street, NULL AS house, NULL AS metro, avg(latitude) AS latitude, avg(longitude) AS longitude
      FROM regions JOIN cities ON cities.region_id = regions.id GROUP BY regions.id
      UNION ALL SELECT 'settlement', NULL, full_name, NULL, NULL, NULL, NULL, NULL, latitude, longitude FROM cities
      UNION ALL SELECT 'street', NULL, cities.name, NULL, NULL, NULL, NULL, station.name,
        avg(station.latitude), avg(station.longitude)
      FROM metro_stations station JOIN metro_lines line ON line.id = station.line_id
      JOIN cities ON cities.id = line.city_id GROUP BY cities.name, station.name, station.metro_id
      UNION ALL SELECT 'settlement', NULL, city, district, NULL, NULL, NULL, NULL, avg(latitude), avg(longitude)
      FROM house WHERE city IS NOT NULL AND district IS NOT NULL GROUP BY city, district
      UNION ALL SELECT 'settlement', region, NULL, NULL, settlement, NULL, NULL, NULL, avg(latitude), avg(longitude)
      FROM house WHERE settlement IS NOT NULL GROUP BY region, settlement
      UNION ALL SELECT 'street', NULL, city, NULL, settlement, street, NULL, NULL, avg(latitude), avg(longitude)
      FROM house WHERE street IS NOT NULL GROUP BY city, settlement, street
      UNION ALL SELECT 'house', NULL, city, NULL, settlement, street, house, NULL, avg(latitude), avg(longitude)
      FROM house WHERE street IS NOT NULL AND house IS NOT NULL GROUP BY city, settlement, street, house
    )
    SELECT * FROM known ORDER BY 1, 2, 3, 4, 5, 6, 7, 8`);
  return (rows as unknown as KnownRow[]).map(({ precision, metro, latitude, longitude, ...parts }) => ({
    label: [formatAddress(parts), ...(metro ? [`метро ${metro}`] : [])].join(', '),
    point: { latitude, longitude },
    precision,
  }));
}
