import type { FeedShown } from '#contract/feed.ts';
import type { FeedRow } from '#db/queries/feed/list-feeds.ts';
import { type FeedRun, RUN_DIED } from '#db/queries/feed/runs.ts';
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
    haltedAt: row.haltedAt,
    state: row.state,
    confirmedAt: row.confirmedAt,
    heldFlats: row.heldFlats,
    doubtfulFlats: row.doubtfulFlats,
    unplacedHouses: row.unplacedHouses,
    progress: progressOf(row),
    lastRun: row.lastRun && presentFeedRun(row.lastRun),
    strip: row.strip,
    twinQuestions: row.twinQuestions,
  };
}

function presentFeedRun(run: FeedRunFacts): FeedRunFacts {
  return {
    id: run.id,
    status: run.status,
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    offers: run.offers,
    created: run.created,
    changed: run.changed,
    unchanged: run.unchanged,
    withdrawn: run.withdrawn,
    rejected: run.rejected,
    doubtful: run.doubtful,
    warnings: run.warnings,
    message: run.message,
  };
}

/** Presents a run still marked as running, but no longer alive, as failed: its process died. */
export function presentEndedRun({ status, message, ...run }: FeedRun): FeedRunFacts {
  const ended =
    status === 'running' ? ({ status: 'failed', message: RUN_DIED } as const) : { status, message };
  return presentFeedRun({ ...run, ...ended });
}

function progressOf({ liveRun, lastRun, isPromised }: FeedRow): FeedShown['progress'] {
  const expected = lastRun?.offers || null;
  if (liveRun) return { runId: liveRun.id, offers: liveRun.progress, expected };
  return isPromised ? { runId: null, offers: 0, expected } : null;
}
