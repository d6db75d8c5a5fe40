import type { FeedIssue, IssueSeverity } from '#domain/feed/issue.ts';

const MAX_VALUE = 200;

/** The remarks of one record: errors reject it, warnings report a guess. */
export interface Notes {
  issues: FeedIssue[];
  error(field: string, value: string | null, expected: string): void;
  /**
   * `about` names the house or the complex when the guess is not about the flat itself: such remarks are reported once.
   */
  warn(field: string, value: string | null, expected: string, about?: string): void;
  hasErrors(): boolean;
}

/** Starts the remarks of the record that stands at `line` and is known as `object`. */
export function createNotes(object: string, line: number): Notes {
  const issues: FeedIssue[] = [];
  const add = (
    severity: IssueSeverity,
    about: string,
    field: string,
    value: string | null,
    expected: string,
  ): void => {
    issues.push({
      line,
      object: about,
      field,
      value: value?.slice(0, MAX_VALUE).toWellFormed() ?? null,
      expected,
      severity,
    });
  };
  return {
    issues,
    error: (field, value, expected) => add('error', object, field, value, expected),
    warn: (field, value, expected, about = object) => add('warning', about, field, value, expected),
    hasErrors: () => issues.some((issue) => issue.severity === 'error'),
  };
}
