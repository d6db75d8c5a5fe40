/**
 * A row was rejected (error), waits for a person because of its figures (doubt), or was completed by a guess (warning).
 */
export const ISSUE_SEVERITIES = ['doubt', 'error', 'warning'] as const;

export type IssueSeverity = (typeof ISSUE_SEVERITIES)[number];

/** A fault in one row of a feed. */
export interface FeedIssue {
  /** Line of the feed file, 1-based; null when the issue is about the whole file. */
  line: number | null;
  /** The thing the issue concerns: an offer id, a house, a complex or the file. */
  object: string;
  field: string;
  value: string | null;
  expected: string;
  severity: IssueSeverity;
}
