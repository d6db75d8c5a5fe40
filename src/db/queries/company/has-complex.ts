import { arrayContains, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { complexes } from '../../schema/complex.ts';

/**
 * Whether a complex is one of these companies': they build it, or their feeds list something in it. A developer chosen
 * by a person is the only one that has it.
 */
export function hasComplex(companyIds: readonly number[]): SQL {
  const isBuilt = inArray(complexes.developerCompanyId, [...companyIds]);
  if (companyIds.length === 0) return isBuilt;
  const isListed = sql`${not(arrayContains(complexes.ownFacts, ['developer']))} AND ${complexes.id} IN (
    SELECT told.object_id FROM feeds JOIN feed_objects told ON told.feed_id = feeds.id AND told.kind = 'complex'
    WHERE ${inArray(sql`feeds.client_company_id`, [...companyIds])} AND EXISTS (
      SELECT FROM flats JOIN feed_objects flat ON flat.kind = 'flat' AND flat.object_id = flats.id
      WHERE flats.complex_id = told.object_id AND flat.feed_id = feeds.id AND flat.withdrawn_at IS NULL))`;
  return or(isBuilt, isListed)!;
}
