import { inTransaction } from '#db/client.ts';
import { deleteExpiredRateLimits } from '#db/queries/access/rate-limits.ts';
import { deleteExpiredSessions } from '#db/queries/access/sessions.ts';
import { deleteOldSignInCodes } from '#db/queries/access/sign-in-codes.ts';
import { deleteExpiredSignInLinks } from '#db/queries/access/sign-in-links.ts';
import { deleteOldAuditEntries } from '#db/queries/audit/audit-entries.ts';
import { deleteOldCatalogueChanges } from '#db/queries/catalog/catalogue-changes.ts';
import { deleteOldTroubles } from '#db/queries/feed/feed-troubles.ts';
import { deleteCrowdedChanges } from '#db/queries/feed/flat-changes.ts';
import { deleteOldRuns } from '#db/queries/feed/runs.ts';
import { deleteDoneWork } from '#db/queries/job/outbox.ts';
import { eraseOldLeads } from '#db/queries/lead/lead-desk.ts';
import { deleteOldIdempotencyKeys } from '#db/queries/lead/leads.ts';
import { deleteOldClientErrors } from '#db/queries/maintenance/client-errors.ts';
import { deleteOldMaintenanceRuns } from '#db/queries/maintenance/maintenance-runs.ts';
import { deleteExpiredTelegramLinks } from '#db/queries/telegram/telegram-links.ts';
import { deleteOldWidgetDays } from '#db/queries/widget/widget-days.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { forgetOldDrafts } from '../application/forget-old-drafts.ts';
import type { ServiceContext } from '../context.ts';
import { forgetUnusedFeedFiles } from '../feed/forget-unused-feed-files.ts';
import { forgetLooseBlobs, forgetLooseDocuments } from '../media/forget-loose-files.ts';

const DAY_MS = 86_400_000;
/** Few enough to be deleted in a moment. */
const BATCH = 1_000;

/**
 * Forgets what time has made useless, in batches, and answers how much; docs/operations/retention.md is its table.
 * Broken off, it goes on the next night. Errors: UNAVAILABLE when the store of files is in trouble, after all else.
 */
export async function purgeExpired(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  const { db, now, settings } = ctx;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const dayAgo = daysAgo(1);
  const {
    AUDIT,
    FEED_RUNS,
    LEADS,
    DRAFTS,
    LOOSE_FILES,
    CLIENT_ERRORS,
    DONE_WORK,
    MAINTENANCE,
    WIDGET_FIGURES,
  } = settings.keptDays;
  const steps: ((limit: number) => Promise<number>)[] = [
    (limit) => deleteExpiredSessions(db, now, limit),
    (limit) => deleteOldSignInCodes(db, dayAgo, limit),
    (limit) => deleteExpiredSignInLinks(db, now, limit),
    (limit) => deleteExpiredTelegramLinks(db, now, limit),
    (limit) => deleteExpiredRateLimits(db, dayAgo, limit),
    (limit) => deleteOldCatalogueChanges(db, dayAgo, limit),
    (limit) => deleteOldIdempotencyKeys(db, dayAgo, limit),
    (limit) => deleteDoneWork(db, daysAgo(DONE_WORK), limit),
    (limit) => deleteOldClientErrors(db, daysAgo(CLIENT_ERRORS), limit),
    (limit) => deleteOldMaintenanceRuns(db, daysAgo(MAINTENANCE), limit),
    (limit) => deleteOldAuditEntries(db, daysAgo(AUDIT), limit),
    (limit) => deleteOldRuns(db, daysAgo(FEED_RUNS), limit),
    (limit) => deleteOldTroubles(db, daysAgo(FEED_RUNS), limit),
    (limit) => deleteCrowdedChanges(db, limit),
    (limit) => inTransaction(db, (tx) => eraseOldLeads(tx, { before: daysAgo(LEADS), now, limit })),
    (limit) => deleteOldWidgetDays(db, moscowDate(daysAgo(WIDGET_FIGURES)), limit),
    (limit) => forgetUnusedFeedFiles(ctx, dayAgo, limit),
    (limit) => forgetOldDrafts(ctx, daysAgo(DRAFTS), limit),
    (limit) => forgetLooseDocuments(ctx, daysAgo(LOOSE_FILES), limit),
  ];
  let gone = 0;
  for (const step of steps) gone += await inBatches(step, signal);
  return gone + (await forgetLooseBlobs(ctx, daysAgo(LOOSE_FILES), signal));
}

async function inBatches(step: (limit: number) => Promise<number>, signal: AbortSignal): Promise<number> {
  for (let gone = 0; ; ) {
    signal.throwIfAborted();
    const more = await step(BATCH);
    gone += more;
    if (more < BATCH) return gone;
  }
}
