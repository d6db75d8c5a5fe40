import type { CanonicalComplex } from '#domain/feed/canonical-listing.ts';
import type { Dialect } from '#domain/feed/dialect.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';

export type RefusalReason =
  | 'EMPTY_FILE'
  | 'NOT_XML'
  | 'NOT_WELL_FORMED'
  | 'DOCTYPE'
  | 'TOO_LARGE'
  | 'BOMB'
  | 'MOVED'
  | 'FOREIGN_DIALECT'
  | 'UNKNOWN_DIALECT';

/** The reason why nothing of the file may be used; the old data stay. */
export interface FeedRefusal {
  reason: RefusalReason;
  /** Russian: what the file is and what to do. */
  message: string;
  line: number | null;
}

/** The result of reading a feed. Refused readings carry no complexes, whatever was read before the fault. */
export interface FeedReading {
  status: 'read' | 'refused';
  dialect: Dialect | null;
  refusal: FeedRefusal | null;
  complexes: CanonicalComplex[];
  /** Rows of the feed: accepted + rejected + duplicates. */
  offers: number;
  accepted: number;
  rejected: number;
  /** The ids of rejected rows that say one: they are in the file, though nothing of them may be used. */
  rejectedIds: string[];
  /** Rows that bear the id of an earlier row. */
  duplicates: number;
  /** The ids that more than one row bears. */
  repeatedIds: string[];
  /** Exact count, even where `issues` was cut. */
  warnings: number;
  /** In document order, at most FeedLimits.issues of them. */
  issues: FeedIssue[];
}
