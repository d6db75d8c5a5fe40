import { deleteExpiredRateLimits } from '#db/queries/access/rate-limits.ts';
import { deleteExpiredSessions } from '#db/queries/access/sessions.ts';
import { deleteOldSignInCodes } from '#db/queries/access/sign-in-codes.ts';
import { deleteExpiredSignInLinks } from '#db/queries/access/sign-in-links.ts';
import { deleteOldCatalogueChanges } from '#db/queries/catalog/catalogue-changes.ts';
import { deleteDoneWork } from '#db/queries/job/outbox.ts';
import { deleteOldIdempotencyKeys } from '#db/queries/lead/idempotency-keys.ts';
import { deleteOldClientErrors } from '#db/queries/maintenance/client-errors.ts';
import { deleteOldMaintenanceRuns } from '#db/queries/maintenance/maintenance-runs.ts';
import { deleteExpiredTelegramLinks } from '#db/queries/telegram/telegram-links.ts';
import type { ServiceContext } from '../context.ts';
import { forgetUnusedFeedFiles } from '../feed/forget-unused-feed-files.ts';

const DAY_MS = 86_400_000;
/** Done work is kept to answer what happened, and to recognise a repeated key. */
const DONE_WORK_DAYS = 30;
const CLIENT_ERROR_DAYS = 30;
const MAINTENANCE_DAYS = 90;

/**
 * Forgets what time has made useless: sessions, codes past their day, links, counters, keys of repetition,
 * old changes, files no feed took, done work, errors of browsers and runs of maintenance.
 */
export async function purgeExpired(ctx: ServiceContext): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  const dayAgo = daysAgo(1);
  await deleteExpiredSessions(ctx.db, ctx.now);
  await deleteOldSignInCodes(ctx.db, dayAgo);
  await deleteExpiredSignInLinks(ctx.db, ctx.now);
  await deleteExpiredTelegramLinks(ctx.db, ctx.now);
  await deleteExpiredRateLimits(ctx.db, dayAgo);
  await deleteOldCatalogueChanges(ctx.db, dayAgo);
  await deleteOldIdempotencyKeys(ctx.db, dayAgo);
  await forgetUnusedFeedFiles(ctx, dayAgo);
  await deleteDoneWork(ctx.db, daysAgo(DONE_WORK_DAYS));
  await deleteOldClientErrors(ctx.db, daysAgo(CLIENT_ERROR_DAYS));
  await deleteOldMaintenanceRuns(ctx.db, daysAgo(MAINTENANCE_DAYS));
}
