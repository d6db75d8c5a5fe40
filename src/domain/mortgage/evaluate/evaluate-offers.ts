import type { Offer } from '../offer/offer.ts';
import { type CalcContext, type CalcQuery, prepareQuery } from './calc-query.ts';
import { compareRanks, type OfferRank } from './compare-ranks.ts';
import { evaluateOffer, type OfferEvaluation } from './evaluate-offer.ts';

/**
 * The same offers thrice, each list in display order: those that match, those that do not, and both together.
 */
export interface EvaluatedOffers {
  matching: OfferEvaluation[];
  notMatching: OfferEvaluation[];
  unfiltered: OfferEvaluation[];
}

const compare = compareRanks('higherFirst');

/** Counts offers for a query and sorts them; the order they come in does not matter. */
export function evaluateOffers(
  offers: readonly Offer[],
  query: CalcQuery,
  context: CalcContext,
): EvaluatedOffers {
  const prepared = prepareQuery(query, context);
  const unfiltered = offers
    .map((offer) => rankedEvaluation(evaluateOffer(offer, prepared)))
    .sort(compare)
    .map(({ evaluation }) => evaluation);
  return {
    matching: unfiltered.filter(({ reasons }) => reasons.length === 0),
    notMatching: unfiltered.filter(({ reasons }) => reasons.length > 0),
    unfiltered,
  };
}

function rankedEvaluation(evaluation: OfferEvaluation): OfferRank & { evaluation: OfferEvaluation } {
  const { offer, minPaymentKopecks, interest } = evaluation;
  return {
    evaluation,
    priority: offer.priority,
    minPaymentKopecks,
    interest,
    hash: offer.hash,
  };
}
