import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import { type OfferV1, offersV1 } from '#domain/mortgage/legacy/offer-v1.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { renderData } from '#domain/mortgage/show/render-data.ts';
import { shownReasons } from '#domain/mortgage/show/shown-reasons.ts';
import { oncePerOffer } from '../once-per-offer.ts';

/** The regions of a key; none restricts nothing. */
export type Regions = readonly LegacyRegion[];

/** Offers of the second version: one for every legacy region of the key that the offer reaches. */
export function presentOffers(offers: readonly Offer[], regions: Regions): OfferV1[] {
  return offers.flatMap((offer) => offersIn(offer, regions));
}

/** Presents offers with their payments. */
export function presentEvaluated(evaluations: readonly OfferEvaluation[], regions: Regions) {
  return evaluations.flatMap((evaluation) => {
    const shown = renderData(evaluation);
    return offersIn(evaluation.offer, regions).map((offer) => ({ ...offer, renderData: shown }));
  });
}

/** Presents offers with the reasons against each. */
export function presentNotMatching(evaluations: readonly OfferEvaluation[], regions: Regions) {
  return evaluations.flatMap((evaluation) => {
    const { reasons, reasonsToDisplay } = shownReasons(evaluation);
    return offersIn(evaluation.offer, regions).map((offer) => ({ offer, reasons, reasonsToDisplay }));
  });
}

const shownOffers = oncePerOffer(offersV1);

function offersIn(offer: Offer, regions: Regions): OfferV1[] {
  const all = shownOffers(offer);
  return regions.length === 0 ? all : all.filter(({ region }) => regions.includes(region));
}
