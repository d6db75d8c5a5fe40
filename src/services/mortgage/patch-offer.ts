import { type CalcQuery, prepareQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { evaluateOffer, type OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import type { SubsidyCell } from '#domain/mortgage/offer-types/find-subsidy-row.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { getSubsidyRow } from './get-subsidy-row.ts';

/** A subsidy counted at a cell of its matrix. Errors: those of `getSubsidyRow`. */
export function patchOffer(
  ctx: ServiceContext,
  offer: Offer,
  cell: SubsidyCell,
  query: CalcQuery,
): OfferEvaluation {
  const prepared = prepareQuery(query, { today: moscowDate(ctx.now) });
  return evaluateOffer(offer, prepared, getSubsidyRow(offer, cell));
}
