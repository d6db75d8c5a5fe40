import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';

/** Restricts which offers a caller sees; an empty list restricts nothing. */
export interface OfferScope {
  /** For developers, their own offers are seen beside those for everybody; for banks, only their own. */
  companyIds: readonly number[];
  /**
   * Offers of these projects are seen beside those for all projects of their developers, as they are assigned there.
   */
  projectIds: readonly number[];
  /** An offer must be valid in at least one of these regions. */
  regions: readonly LegacyRegion[];
}

export const WHOLE_SCOPE: OfferScope = { companyIds: [], projectIds: [], regions: [] };
