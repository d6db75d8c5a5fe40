import { AppError } from '#domain/errors.ts';

/** What went wrong by meaning: the `AppError` that was thrown or that it comes of; INTERNAL when nobody named it. */
export function appErrorOf(error: unknown): AppError {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof AppError) return one;
  return new AppError('INTERNAL', 'A call failed', { cause: error });
}
