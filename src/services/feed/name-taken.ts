import { FEED_NAME_TAKEN } from '#contract/feed.ts';
import { AppError } from '#domain/errors.ts';

/** What a form is told whose feed bears the name of another. */
export function nameTaken(): AppError {
  return new AppError('CONFLICT', FEED_NAME_TAKEN, {
    details: { issues: [{ path: ['name'], message: FEED_NAME_TAKEN }] },
  });
}
