import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isEverywhere, type Places } from '#domain/catalog/catalogue.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';

/** A flat that search shows: free, and still in its feed. */
export function isOnSale(): SQL {
  return and(eq(flats.status, 'FREE'), isNull(flats.withdrawnAt))!;
}

export function isInPlaces(places: Places): SQL | undefined {
  if (isEverywhere(places)) return undefined;
  const { countryIds, regionIds, cityIds } = places;
  return or(
    countryIds.length ? inArray(complexes.countryId, countryIds) : sql`false`,
    regionIds.length ? inArray(complexes.regionId, regionIds) : sql`false`,
    cityIds.length ? inArray(complexes.cityId, cityIds) : sql`false`,
  );
}
