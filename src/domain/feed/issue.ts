export type IssueSeverity = 'error' | 'warning';

/** Why a row was rejected (error) or what had to be guessed about it (warning). */
export interface FeedIssue {
  /** Line of the feed file, 1-based; null when the issue is about the whole file. */
  line: number | null;
  /** What it is about: an offer id, a house, a complex or the file. */
  object: string;
  field: string;
  value: string | null;
  expected: string;
  severity: IssueSeverity;
}
