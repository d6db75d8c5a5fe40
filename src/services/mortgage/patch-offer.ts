import { AppError } from '#domain/errors.ts';
import { type CalcQuery, prepareQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import { patchSubsidy } from '#domain/mortgage/evaluate/patch-subsidy.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import type { SubsidyCell } from '#domain/mortgage/offer-types/find-subsidy-row.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { offerNotFound } from './get-offer.ts';

/**
 * A subsidy counted at a cell of its matrix. Errors: NOT_FOUND for an offer that is no subsidy, INVALID for a
 * pair that is not in the matrix.
 */
export function patchOffer(
  ctx: ServiceContext,
  offer: Offer,
  cell: SubsidyCell,
  query: CalcQuery,
): OfferEvaluation {
  const patched = patchSubsidy(offer, cell, prepareQuery(query, { today: moscowDate(ctx.now) }));
  switch (patched.kind) {
    case 'patched':
      return patched.evaluation;
    case 'notSubsidy':
      throw offerNotFound();
    case 'unknownCell':
      throw unknownCell();
  }
}

export function unknownCell(): AppError {
  const issues = ['interest', 'periodDuration'].map((field) => ({
    path: [field],
    message: 'Такой пары ставки и срока у предложения нет',
  }));
  return new AppError('INVALID', 'No such cell of the matrix', { details: { issues } });
}
