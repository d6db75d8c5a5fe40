import type { FeedIssue } from '#domain/feed/issue.ts';
import { detached } from './detached.ts';

/** Keeps the first issues word for word and counts all of them. */
export interface IssueLog {
  add(issues: readonly FeedIssue[]): void;
  issues: FeedIssue[];
  warnings(): number;
}

/** A remark about a house or a complex comes with each of its offers and is reported once. */
export function createIssueLog(limit: number): IssueLog {
  const issues: FeedIssue[] = [];
  const reported = new Set<string>();
  let warnings = 0;
  return {
    issues,
    add(added) {
      for (const issue of added) {
        const key = JSON.stringify([issue.object, issue.field, issue.value, issue.expected]);
        if (reported.has(key)) continue;
        if (reported.size < limit * 5) reported.add(key);
        if (issue.severity === 'warning') warnings += 1;
        if (issues.length < limit) issues.push(detached(issue));
      }
    },
    warnings: () => warnings,
  };
}
