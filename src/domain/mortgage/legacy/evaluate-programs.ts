import { type CalcContext, prepareQuery } from '../evaluate/calc-query.ts';
import { compareRanks, type OfferRank } from '../evaluate/compare-ranks.ts';
import type { Offer } from '../offer/offer.ts';
import { matchProgram, type ProgramQuery, type ProgramReason } from './match-program.ts';
import { type ProgramV1, programV1 } from './program-v1.ts';

export interface EvaluatedProgram {
  program: ProgramV1;
  /** Reasons why it does not match; empty when it does. */
  reasons: ProgramReason[];
}

const compare = compareRanks('lowerFirst');

/**
 * Offers as programmes of the first version, counted for a query, in display order whatever order they come
 * in.
 */
export function evaluatePrograms(
  offers: readonly Offer[],
  query: ProgramQuery,
  context: CalcContext,
): EvaluatedProgram[] {
  const { interest: _, ...options } = query;
  const prepared = prepareQuery(options, context);
  return offers
    .map((offer) => {
      const program = programV1(offer, prepared);
      const rank: OfferRank = {
        priority: program.priority,
        minPaymentKopecks: program.monthlyPayment * 100,
        interest: program.interest,
        hash: offer.hash,
      };
      return { rank, program, reasons: matchProgram(program, query, prepared.policy) };
    })
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ program, reasons }) => ({ program, reasons }));
}
