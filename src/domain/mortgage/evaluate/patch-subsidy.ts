import type { Offer } from '../offer/offer.ts';
import { findSubsidyRow, type SubsidyCell } from '../offer-types/find-subsidy-row.ts';
import type { PreparedQuery } from './calc-query.ts';
import { evaluateOffer, type OfferEvaluation } from './evaluate-offer.ts';

export type PatchedSubsidy =
  | { kind: 'patched'; evaluation: OfferEvaluation }
  | { kind: 'notSubsidy' }
  | { kind: 'unknownCell' };

/** Counts a subsidy at the chosen cell; the pair must stand in the matrix, compared as decimals. */
export function patchSubsidy(offer: Offer, cell: SubsidyCell, query: PreparedQuery): PatchedSubsidy {
  if (offer.type !== 'SUBSIDY') return { kind: 'notSubsidy' };
  const row = findSubsidyRow(offer, cell);
  if (row === undefined) return { kind: 'unknownCell' };
  return { kind: 'patched', evaluation: evaluateOffer(offer, query, row) };
}
