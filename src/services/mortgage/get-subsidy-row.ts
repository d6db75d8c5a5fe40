import { AppError } from '#domain/errors.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import { findSubsidyRow, type SubsidyCell } from '#domain/mortgage/offer-types/find-subsidy-row.ts';
import { offerNotFound } from './offer-not-found.ts';

/**
 * The row of a subsidy's matrix that a cell names. Errors: NOT_FOUND for an offer that is no subsidy, INVALID for a
 * pair that is not in the matrix.
 */
export function getSubsidyRow(offer: Offer, cell: SubsidyCell): SubsidyRow {
  if (offer.type !== 'SUBSIDY') throw offerNotFound();
  const row = findSubsidyRow(offer, cell);
  if (row !== undefined) return row;
  const issues = ['interest', 'periodDuration'].map((field) => ({
    path: [field],
    message: 'Такой пары ставки и срока у предложения нет',
  }));
  throw new AppError('INVALID', 'No such cell of the matrix', { details: { issues } });
}
