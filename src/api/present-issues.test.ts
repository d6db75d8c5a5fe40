import { expect, it } from 'vitest';
import { presentIssues } from './present-issues.ts';

const issue = (at: number) => ({ path: ['fields', at], message: `no ${at}` });
const issues = (count: number) => Array.from({ length: count }, (_, at) => issue(at));

it('tells twenty issues whole', () => {
  expect(presentIssues(issues(20))).toEqual(issues(20));
});

it('tells of more that there are more', () => {
  const presented = presentIssues(issues(60_000));
  expect(presented).toEqual([...issues(19), { path: [], message: 'И ещё ошибок: 59981' }]);
});

it('gives no name of the caller back whole', () => {
  const [presented] = presentIssues([{ path: ['x'.repeat(9_000)], message: 'y'.repeat(9_000) }]);
  expect(presented).toEqual({ path: ['x'.repeat(100)], message: 'y'.repeat(500) });
});
