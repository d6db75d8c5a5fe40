import { AppError } from '#domain/errors.ts';

/** What partners hear of an offer that is not there, or that their key does not see. */
export function offerNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Offer not found');
}
