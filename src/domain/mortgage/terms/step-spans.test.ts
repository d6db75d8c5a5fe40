import { expect, it } from 'vitest';
import { stepSpans } from './step-spans.ts';

it('tells what each budget adds, the cheapest first, although dear homes may come before cheap ones', () => {
  const first = [{ from: 10, to: 20 }];
  const second = [
    { from: 5, to: 30 },
    { from: 40, to: 50 },
  ];
  expect(
    stepSpans([
      [first, []],
      [second, []],
    ]),
  ).toEqual([
    [
      { from: 5, to: 9, step: 1 },
      { from: 10, to: 20, step: 0 },
      { from: 21, to: 30, step: 1 },
      { from: 40, to: 50, step: 1 },
    ],
    [],
  ]);
});

it('has nothing to tell without budgets', () => {
  expect(stepSpans([])).toEqual([]);
});
