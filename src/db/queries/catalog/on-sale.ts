import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';

/** Places of which any one may hold the complex; an empty list means everywhere. */
export interface Places {
  countryIds: number[];
  regionIds: number[];
  cityIds: number[];
}

/** A flat that search shows: free, and still in its feed. */
export function isOnSale(): SQL {
  return and(eq(flats.status, 'FREE'), isNull(flats.withdrawnAt))!;
}

export function isInPlaces({ countryIds, regionIds, cityIds }: Places): SQL | undefined {
  if (countryIds.length + regionIds.length + cityIds.length === 0) return undefined;
  return or(
    countryIds.length ? inArray(complexes.countryId, countryIds) : sql`false`,
    regionIds.length ? inArray(complexes.regionId, regionIds) : sql`false`,
    cityIds.length ? inArray(complexes.cityId, cityIds) : sql`false`,
  );
}
