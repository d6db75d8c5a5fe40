/** A row was rejected (error), waits for a person with its figures (doubt), or had something guessed about it (warning). */
export const ISSUE_SEVERITIES = ['doubt', 'error', 'warning'] as const;

export type IssueSeverity = (typeof ISSUE_SEVERITIES)[number];

/** What is wrong with a row of a feed. */
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
