import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { findPart } from '#domain/mortgage/offer/find-part.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import { defaultSubsidyRow } from '#domain/mortgage/offer-types/subsidy-plan.ts';

/** The cell a subsidy is shown at: the chosen one, else the one the engine takes; undefined for other offers. */
export function shownRow(
  offer: Offer,
  { loanKopecks, months }: PreparedQuery,
  chosen: SubsidyRow | undefined,
): SubsidyRow | undefined {
  if (offer.type !== 'SUBSIDY') return undefined;
  return chosen ?? defaultSubsidyRow(findPart(offer, 'SUBSIDY')?.matrix ?? [], loanKopecks, months);
}
