import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';

/** What part of the offers somebody sees; an empty list restricts nothing. */
export interface OfferScope {
  /** Developers whose offers are seen beside those for everybody; banks whose offers alone are seen. */
  companyIds: readonly number[];
  /** Projects whose offers are seen beside those for all projects of their developers, as they are assigned there. */
  projectIds: readonly number[];
  /** Regions at least one of which an offer must reach. */
  regions: readonly LegacyRegion[];
}

/** Sees every offer. */
export const WHOLE_SCOPE: OfferScope = { companyIds: [], projectIds: [], regions: [] };
