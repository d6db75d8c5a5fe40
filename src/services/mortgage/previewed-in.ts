import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';

/** A preview shows an offer wherever it holds: all of them stand in one region then. */
export const PREVIEWED_IN: readonly LegacyRegion[] = ['мск'];
