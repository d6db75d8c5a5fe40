import { expect, test } from 'vitest';
import { paymentPlanSteps } from './payment-plan-steps.ts';

test.each([
  ['60/40', [60, 40]],
  ['20 / 40 / 40', [20, 40, 40]],
  ['10% при брони, 50 % поквартально до сдачи; 40% при передаче ключей', [10, 50, 40]],
])('%s is told step by step', (plan, percents) => {
  expect(paymentPlanSteps(plan)?.map(({ percent }) => percent)).toEqual(percents);
});

test('a step keeps the words of the feed', () => {
  expect(paymentPlanSteps('30% сразу, 70% за 24 месяца')).toEqual([
    { percent: 30, when: 'сразу' },
    { percent: 70, when: 'за 24 месяца' },
  ]);
});

test.each(['60/50', '0/100', '30% сразу, остальное потом', 'Рассрочка до 24 месяцев', '100%'])(
  '%s stays words',
  (plan) => {
    expect(paymentPlanSteps(plan)).toBeNull();
  },
);
