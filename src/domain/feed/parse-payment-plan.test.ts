import { expect, test } from 'vitest';
import { parsePaymentPlan } from './parse-payment-plan.ts';

test.each([
  ['60/40', '60/40'],
  ['<p>20% при брони,<br>80%  при сдаче</p>', '20% при брони, 80% при сдаче'],
  ['нет', null],
  ['No', null],
  ['', null],
  [null, null],
])('%j is the plan %j', (raw, plan) => {
  expect(parsePaymentPlan(raw)).toBe(plan);
});

test('a contract in its place is cut', () => {
  expect(parsePaymentPlan('а'.repeat(900))).toHaveLength(300);
});
