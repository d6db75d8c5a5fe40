import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { DEFAULT_CALC_POLICY } from '../calc-policy.ts';

const STEP_ROUBLES = 1_000;

/**
 * The monthly income in roubles at which the payment takes no more than `debtShare` of it, up to the next
 * thousand. Half of the income is the debt load (ПДН) above which banks must hold more capital.
 */
export function requiredIncome(
  payment: DecimalInput,
  debtShare: DecimalInput = DEFAULT_CALC_POLICY.debtShare,
): number {
  return new Decimal(payment)
    .dividedBy(debtShare)
    .dividedBy(STEP_ROUBLES)
    .ceil()
    .times(STEP_ROUBLES)
    .toNumber();
}
