import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import { type OfferV3, offerV3 } from '#domain/mortgage/offer/offer-v3.ts';
import { type RenderData, renderData } from '#domain/mortgage/show/render-data.ts';
import { type ShownReasons, shownReasons } from '#domain/mortgage/show/shown-reasons.ts';
import { oncePerOffer } from '../once-per-offer.ts';

const shownOffer = oncePerOffer(offerV3);

export interface EvaluatedOfferV3 extends OfferV3 {
  renderData: RenderData;
}

export interface NotMatchingOfferV3 extends ShownReasons {
  offer: OfferV3;
}

/** An offer with what it comes to; of a subsidy, `selectedDuration` is the one the visitor chose. */
export function presentEvaluated(evaluation: OfferEvaluation, selectedDuration?: number): EvaluatedOfferV3 {
  return {
    ...shownOffer(evaluation.offer),
    renderData: renderData(evaluation, selectedDuration === undefined ? {} : { selectedDuration }),
  };
}

/** An offer with what stands against it. */
export function presentNotMatching(evaluation: OfferEvaluation): NotMatchingOfferV3 {
  const { reasons, reasonsToDisplay } = shownReasons(evaluation);
  return { offer: shownOffer(evaluation.offer), reasons, reasonsToDisplay };
}
