import type { Dialect } from './dialect.ts';
import type { FeedState } from './feed-state.ts';
import type { RunMark } from './run-mark.ts';

/** What is known of a feed wherever it is told of. */
export interface FeedFacts {
  id: number;
  name: string;
  /** Null lets the content decide. */
  format: Dialect | null;
  /** What the last readable file was. */
  dialect: Dialect | null;
  /** A host or a name of a file. */
  source: string;
  sourceKind: 'url' | 'file' | 'command';
  everyHours: number | null;
  nextRunAt: Date | null;
  enabled: boolean;
  confirmedAt: Date | null;
  state: FeedState;
  /** Flats whose withdrawal waits for a decision. */
  heldFlats: number;
  /** Flats whose figures wait for one. */
  doubtfulFlats: number;
  /** The last 14 runs, oldest first. */
  strip: RunMark[];
}

/** A run that ended, or died. */
export interface FeedRunFacts {
  id: number;
  status: 'applied' | 'held' | 'failed' | 'unchanged';
  startedAt: Date;
  durationMs: number | null;
  offers: number;
  created: number;
  changed: number;
  withdrawn: number;
  rejected: number;
  /** Offers not published for their figures. */
  doubtful: number;
  warnings: number;
  message: string | null;
}
