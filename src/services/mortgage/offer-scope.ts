import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import type { ServiceContext } from '../context.ts';

/** What part of the offers somebody sees; an empty list restricts nothing. */
export interface OfferScope {
  /** Developers whose offers are seen beside those for everybody; banks whose offers alone are seen. */
  companyIds: readonly number[];
  /** Projects whose offers are seen beside those for all projects. */
  projectIds: readonly number[];
  /** Regions at least one of which an offer must reach. */
  regions: readonly LegacyRegion[];
}

/** Sees every offer. */
export const WHOLE_SCOPE: OfferScope = { companyIds: [], projectIds: [], regions: [] };

/**
 * Offers in force today within a scope, ready for the engine, in no particular order. They come from memory and are
 * read anew when anything of them was edited on any node; the answer must not be changed.
 */
export type LoadOffers = (ctx: ServiceContext, scope: OfferScope) => Promise<readonly Offer[]>;
