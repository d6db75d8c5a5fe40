import { insertPastStatuses, type PastStatus } from '#db/queries/listing/flat-statuses.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Adds statuses flats had before we knew them, as an archive of a client tells: a flat that its feed first showed as
 * sold gets the day it was sold. History only grows into the past: what is not older than the first known status of its
 * flat is left out. Answers how many were added. Errors: INVALID for a moment that has not come yet.
 */
export async function recordStatusHistory(ctx: ServiceContext, statuses: PastStatus[]): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const ahead = statuses.find(({ at }) => at > ctx.now);
  if (ahead) throw new AppError('INVALID', `Статус квартиры ${ahead.flatId} ещё не наступил`);
  return insertPastStatuses(ctx.db, statuses);
}
