import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts';
import { FLAT_CHANGE_KINDS, type FlatChangeKind } from '#domain/feed/flat-changes.ts';
import { RUN_SPANS, type RunSpan } from '#domain/feed/run-history.ts';
import { type AdminListSearch, readAdminListSearch } from './admin-list-search.ts';

export interface FeedListSearch extends AdminListSearch<'feeds'> {
  state?: FeedState;
}

/** Reads the part of a list of feeds that an address asks for. */
export function readFeedListSearch(raw: Record<string, unknown>): FeedListSearch {
  return { ...readAdminListSearch(raw, 'feeds'), state: FEED_STATES.find((state) => state === raw.state) };
}

export interface FeedRunSearch {
  /** The run whose errors are shown; without it the last one. */
  run?: number;
  /** The days that the history of runs shows; without it those in which that run is seen. */
  days?: RunSpan;
}

/** The run an address names, and the days around it. */
export function readFeedRunSearch(raw: Record<string, unknown>): FeedRunSearch {
  return {
    run: readRunId(raw.run),
    days: RUN_SPANS.find((days) => String(days) === String(raw.days)),
  };
}

function readRunId(raw: unknown): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(raw ?? '')) ? Number(raw) : undefined;
}

export interface RunChangesSearch extends AdminListSearch<'runChanges'> {
  /** The two runs that are compared; without them the newest and the one before it. */
  from?: number;
  to?: number;
  kind?: FlatChangeKind;
}

/** Reads which flats that differ between which runs an address asks for. */
export function readRunChangesSearch(raw: Record<string, unknown>): RunChangesSearch {
  return {
    ...readAdminListSearch(raw, 'runChanges'),
    from: readRunId(raw.from),
    to: readRunId(raw.to),
    kind: FLAT_CHANGE_KINDS.find((kind) => kind === raw.kind),
  };
}
