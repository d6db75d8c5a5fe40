import { sql } from 'drizzle-orm';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { Db } from '../../client.ts';
import { cities } from '../../schema/place.ts';
import type { CityRow } from './list-cities.ts';

/** The city whose centre lies nearest along the great circle; undefined when there are none. */
export async function findNearestCity(
  db: Db,
  { latitude, longitude }: GeoPoint,
): Promise<CityRow | undefined> {
  const halfLatitude = sql`power(sin(radians(${cities.latitude} - ${latitude}) / 2), 2)`;
  const halfLongitude = sql`power(sin(radians(${cities.longitude} - ${longitude}) / 2), 2)`;
  const haversine = sql`${halfLatitude} + cos(radians(${latitude})) * cos(radians(${cities.latitude})) * ${halfLongitude}`;
  const [nearest] = await db.select().from(cities).orderBy(haversine, cities.id).limit(1);
  return nearest;
}
