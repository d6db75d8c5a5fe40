import type { FeedIssue, ISSUE_SEVERITIES } from './issue.ts';

/** One rule that rows of a feed broke, with the first of them. */
export interface RuleBroken extends Pick<FeedIssue, 'severity' | 'field' | 'expected'> {
  count: number;
  rows: Pick<FeedIssue, 'line' | 'object' | 'value'>[];
}

/** The order of the console's report: rejections first, warnings last. */
const ORDER: readonly string[] = ['error', 'doubt', 'warning'] satisfies (typeof ISSUE_SEVERITIES)[number][];

/** Issues by the rule they broke, the most frequent first; `rows` of each at most, of the first `groups` rules. */
export function groupIssues(
  issues: readonly FeedIssue[],
  { rows, groups }: { rows: number; groups: number },
): RuleBroken[] {
  const byRule = new Map<string, RuleBroken>();
  for (const { severity, field, expected, line, object, value } of issues) {
    const rule = JSON.stringify([severity, field, expected]);
    const known = byRule.get(rule) ?? { severity, field, expected, count: 0, rows: [] };
    known.count += 1;
    if (known.rows.length < rows) known.rows.push({ line, object, value });
    byRule.set(rule, known);
  }
  const place = ({ severity }: RuleBroken) => ORDER.indexOf(severity);
  return [...byRule.values()].sort((a, b) => place(a) - place(b) || b.count - a.count).slice(0, groups);
}
