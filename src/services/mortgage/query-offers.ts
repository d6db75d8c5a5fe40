import type { CalcQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { type EvaluatedOffers, evaluateOffers } from '#domain/mortgage/evaluate/evaluate-offers.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { loadOffers } from './load-offers.ts';
import type { OfferScope } from './offer-scope.ts';

/** Every offer of a scope counted for a query: those that match, those that do not, and both in display order. */
export async function queryOffers(
  ctx: ServiceContext,
  scope: OfferScope,
  query: CalcQuery,
): Promise<EvaluatedOffers> {
  return evaluateOffers(await loadOffers(ctx, scope), query, { today: moscowDate(ctx.now) });
}
