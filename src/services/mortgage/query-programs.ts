import { type EvaluatedProgram, evaluatePrograms } from '#domain/mortgage/legacy/evaluate-programs.ts';
import type { ProgramQuery } from '#domain/mortgage/legacy/match-program.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { loadOffers } from './load-offers.ts';
import type { OfferScope } from './offer-scope.ts';

/** Lists the offers of a query as programmes of the first version, in its display order. */
export async function queryPrograms(
  ctx: ServiceContext,
  scope: OfferScope,
  query: ProgramQuery,
): Promise<EvaluatedProgram[]> {
  return evaluatePrograms(await loadOffers(ctx, scope), query, { today: moscowDate(ctx.now) });
}
