import { insertPastHandovers, type PastHandover } from '#db/queries/listing/house-handovers.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Adds terms houses were promised for before we knew them, as an archive of a client tells. History only grows into the
 * past: what is not older than the first known term of its house is left out. Answers how many were added. Errors:
 * INVALID for a moment that has not come yet.
 */
export async function recordHandoverHistory(ctx: ServiceContext, terms: PastHandover[]): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const ahead = terms.find(({ at }) => at > ctx.now);
  if (ahead) throw new AppError('INVALID', `Срок дома ${ahead.houseId} ещё не назван`);
  return insertPastHandovers(ctx.db, terms);
}
