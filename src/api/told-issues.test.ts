import { expect, it } from 'vitest';
import { toldIssues } from './told-issues.ts';

const issue = (at: number) => ({ path: ['fields', at], message: `no ${at}` });
const issues = (count: number) => Array.from({ length: count }, (_, at) => issue(at));

it('tells twenty issues whole', () => {
  expect(toldIssues(issues(20))).toEqual(issues(20));
});

it('tells of more that there are more', () => {
  const told = toldIssues(issues(60_000));
  expect(told).toEqual([...issues(19), { path: [], message: 'И ещё ошибок: 59981' }]);
});

it('gives no name of the caller back whole', () => {
  const [told] = toldIssues([{ path: ['x'.repeat(9_000)], message: 'y'.repeat(9_000) }]);
  expect(told).toEqual({ path: ['x'.repeat(100)], message: 'y'.repeat(500) });
});
