import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import type { EvaluatedOffers } from '#domain/mortgage/evaluate/evaluate-offers.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { offerV3 } from '#domain/mortgage/offer/offer-v3.ts';
import { renderData } from '#domain/mortgage/show/render-data.ts';
import { shownReasons } from '#domain/mortgage/show/shown-reasons.ts';
import { oncePerOffer } from '../once-per-offer.ts';

// Nearly all the text of thousands of offers is the same for every query, so each offer is written once and reused. The
// result is byte for byte that of JSON.stringify over presented offers; a test compares the two.

const offerJson = oncePerOffer((offer) => JSON.stringify(offerV3(offer)));

/** Writes whole offers as a JSON list. */
export function offersJson(offers: readonly Offer[]): string {
  return list(offers.map(offerJson));
}

/** Writes the three lists of a query as JSON, every offer whole. */
export function queriedOffersJson({ matching, notMatching, unfiltered }: EvaluatedOffers): string {
  const evaluated = new Map(unfiltered.map((one) => [one, evaluatedJson(one)]));
  const shown = (evaluations: readonly OfferEvaluation[]) =>
    list(evaluations.map((one) => evaluated.get(one)!));
  return `{"matching":${shown(matching)},"notMatching":${list(notMatching.map(notMatchingJson))},"unfiltered":${shown(unfiltered)}}`;
}

function evaluatedJson(evaluation: OfferEvaluation): string {
  return joined(offerJson(evaluation.offer), JSON.stringify({ renderData: renderData(evaluation) }));
}

function notMatchingJson(evaluation: OfferEvaluation): string {
  const { reasons, reasonsToDisplay } = shownReasons(evaluation);
  return joined(`{"offer":${offerJson(evaluation.offer)}}`, JSON.stringify({ reasons, reasonsToDisplay }));
}

/** Joins the texts of two objects, neither of them empty, into one. */
function joined(one: string, other: string): string {
  return `${one.slice(0, -1)},${other.slice(1)}`;
}

function list(texts: readonly string[]): string {
  return `[${texts.join(',')}]`;
}
