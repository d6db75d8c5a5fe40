import { AppError } from '#domain/errors.ts';

/**
 * Gives one answer for an offer that does not exist and for one that the key may not see, so that neither is revealed.
 */
export function offerNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Offer not found');
}
