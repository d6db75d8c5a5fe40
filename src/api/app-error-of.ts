import { AppError } from '#domain/errors.ts';

/** What PostgreSQL says of a text with U+0000 in it, plain or within JSON: whoever sent it asked for what cannot be. */
const NO_TEXT = new Set<unknown>(['22021', '22P05']);

/** What went wrong by meaning: the `AppError` that was thrown or that it comes of; INTERNAL when nobody named it. */
export function appErrorOf(error: unknown): AppError {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof AppError) return one;
    if ('code' in one && NO_TEXT.has(one.code)) {
      return new AppError('INVALID', 'Invalid parameters', { cause: error });
    }
  }
  return new AppError('INTERNAL', 'A call failed', { cause: error });
}
