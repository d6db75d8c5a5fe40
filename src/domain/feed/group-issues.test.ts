import { expect, it } from 'vitest';
import { groupIssues } from './group-issues.ts';
import type { FeedIssue } from './issue.ts';

const issue = (line: number, rest: Partial<FeedIssue> = {}): FeedIssue => ({
  line,
  object: `flat-${line}`,
  field: 'area',
  value: null,
  expected: 'площадь',
  severity: 'error',
  ...rest,
});

it('tells rejections first, then doubts, then warnings, the most frequent rule of each first', () => {
  const groups = groupIssues(
    [
      issue(1, { severity: 'warning' }),
      issue(2, { severity: 'doubt' }),
      issue(3, { field: 'price' }),
      issue(4),
      issue(5),
    ],
    { rows: 20, groups: 100 },
  );
  expect(groups.map(({ severity, field, count }) => [severity, field, count])).toEqual([
    ['error', 'area', 2],
    ['error', 'price', 1],
    ['doubt', 'area', 1],
    ['warning', 'area', 1],
  ]);
});

it('counts every row and shows the first ones, of as many rules as asked for', () => {
  const many = Array.from({ length: 7 }, (_, index) => issue(index + 1));
  const [rule, ...others] = groupIssues([...many, issue(8, { field: 'floor' })], { rows: 2, groups: 1 });
  expect(others).toEqual([]);
  expect(rule).toMatchObject({ count: 7, rows: [{ line: 1 }, { line: 2, object: 'flat-2', value: null }] });
});
