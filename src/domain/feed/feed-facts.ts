import type { Dialect } from './dialect.ts';
import type { FeedState } from './feed-state.ts';

/** The state of a feed as every screen shows it. */
export interface FeedFacts {
  id: number;
  name: string;
  /** When it is null, the content of the file decides. */
  format: Dialect | null;
  /** The dialect of the last file that could be read. */
  dialect: Dialect | null;
  /** The host of the feed's address, or the name of the file. */
  source: string;
  sourceKind: 'url' | 'file' | 'command';
  everyHours: number | null;
  nextRunAt: Date | null;
  enabled: boolean;
  /** Since when nothing is read, because a person returned the feed to an earlier run. */
  haltedAt: Date | null;
  confirmedAt: Date | null;
  state: FeedState;
  /** Flats whose withdrawal waits for a decision. */
  heldFlats: number;
  /** Flats whose figures wait for a decision. */
  doubtfulFlats: number;
  /** Houses that the feed names by numbers alone and nobody has told. */
  unplacedHouses: number;
  /** The last 14 runs, oldest first. */
  strip: RunMark[];
}

/** A run that has ended, or whose process died. */
export interface FeedRunFacts {
  id: number;
  status: 'applied' | 'held' | 'failed' | 'unchanged';
  startedAt: Date;
  durationMs: number | null;
  offers: number;
  created: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  rejected: number;
  /** Offers that were not published because of their figures. */
  doubtful: number;
  warnings: number;
  message: string | null;
}

/** How a finished run ended, as its mark in a strip of runs shows it. */
export type RunMark = 'passed' | 'held' | 'failed';
