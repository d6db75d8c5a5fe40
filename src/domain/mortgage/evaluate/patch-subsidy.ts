import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { findPart } from '../offer/find-part.ts';
import type { Offer } from '../offer/offer.ts';
import type { PreparedQuery } from './calc-query.ts';
import { evaluateOffer, type OfferEvaluation } from './evaluate-offer.ts';

/** A cell of a subsidy's matrix. */
export interface SubsidyCell {
  /** Yearly, 0..1. */
  interest: DecimalInput;
  /** Years. */
  periodDuration: DecimalInput;
}

export type PatchedSubsidy =
  | { kind: 'patched'; evaluation: OfferEvaluation }
  | { kind: 'notSubsidy' }
  | { kind: 'unknownCell' };

/** Counts a subsidy at the chosen cell; the pair must stand in the matrix, compared as decimals. */
export function patchSubsidy(offer: Offer, cell: SubsidyCell, query: PreparedQuery): PatchedSubsidy {
  const matrix = offer.type === 'SUBSIDY' ? findPart(offer, 'SUBSIDY')?.matrix : undefined;
  if (matrix === undefined) return { kind: 'notSubsidy' };
  const [interest, duration] = [new Decimal(cell.interest), new Decimal(cell.periodDuration)];
  const row = matrix.find((known) => interest.equals(known.interest) && duration.equals(known.duration));
  if (row === undefined) return { kind: 'unknownCell' };
  return { kind: 'patched', evaluation: evaluateOffer(offer, query, row) };
}
