import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { findPart } from '../offer/find-part.ts';
import type { OfferTerms, SubsidyRow } from '../offer/offer.ts';

/** A cell of a subsidy's matrix. */
export interface SubsidyCell {
  /** Yearly, 0..1. */
  interest: DecimalInput;
  /** Years. */
  periodDuration: DecimalInput;
}

/** The row of an offer's matrix with exactly this pair, compared as decimals. */
export function findSubsidyRow(
  offer: Pick<OfferTerms, 'parts'>,
  { interest, periodDuration }: SubsidyCell,
): SubsidyRow | undefined {
  const [rate, years] = [new Decimal(interest), new Decimal(periodDuration)];
  return findPart(offer, 'SUBSIDY')?.matrix.find(
    (row) => rate.equals(row.interest) && years.equals(row.duration),
  );
}
