import { expect, it } from 'vitest';
import { insurancePremium } from './insurance-premium.ts';

it.each([
  [10_500_000, 0.1, 10_500],
  [10_500_000, 0.29, 30_450],
  [1_234_567, 0.3, 3_704],
  [50, 1, 1],
  [49, 1, 0],
  [0, 0.3, 0],
])('%d ₽ at %d %% cost %d ₽ a year', (debt, tariff, premium) => {
  expect(insurancePremium(debt, tariff)).toBe(premium);
});
