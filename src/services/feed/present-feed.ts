import type { FeedShown } from '#contract/feed.ts';
import type { FeedRow } from '#db/queries/feed/list-feeds.ts';
import type { FeedRunFacts } from '#domain/feed/feed-facts.ts';

/** A feed as lists and its page show it. */
export function presentFeed(row: FeedRow): FeedShown {
  return {
    id: row.id,
    name: row.name,
    company: { id: row.clientCompanyId, name: row.client },
    format: row.format,
    dialect: row.dialect,
    source: row.source,
    sourceKind: row.sourceKind,
    everyHours: row.everyHours,
    nextRunAt: row.nextRunAt,
    enabled: row.enabled,
    state: row.state,
    confirmedAt: row.confirmedAt,
    heldFlats: row.heldFlats,
    doubtfulFlats: row.doubtfulFlats,
    progress: progressOf(row),
    lastRun: row.lastRun && presentFeedRun(row.lastRun),
    strip: row.strip,
    twinQuestions: row.twinQuestions,
  };
}

export function presentFeedRun(run: FeedRunFacts): FeedRunFacts {
  return {
    id: run.id,
    status: run.status,
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    offers: run.offers,
    created: run.created,
    changed: run.changed,
    withdrawn: run.withdrawn,
    rejected: run.rejected,
    doubtful: run.doubtful,
    warnings: run.warnings,
    message: run.message,
  };
}

function progressOf({ liveRun, lastRun, isPromised }: FeedRow): FeedShown['progress'] {
  const expected = lastRun?.offers || null;
  if (liveRun) return { runId: liveRun.id, offers: liveRun.progress, expected };
  return isPromised ? { runId: null, offers: 0, expected } : null;
}
