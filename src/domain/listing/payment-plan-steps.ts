import { NBSP } from '../text/nbsp.ts';

/** A part of the price and when it is paid. */
export interface PaymentPlanStep {
  percent: number;
  when: string;
}

/** The Emirates write a plan as shares alone: during the building and at the keys, or booking before both. */
const SHARES = /^(\d{1,3})\s*\/\s*(\d{1,3})(?:\s*\/\s*(\d{1,3}))?$/;
const STEP = /^(\d{1,3})\s?%\s(.+)$/;

const AT_ONCE = `при${NBSP}бронировании`;
const WHILE_BUILT = `пока дом строится`;
const AT_KEYS = `при${NBSP}передаче ключей`;

/** The steps of a plan whose words tell all of the price by shares; null for any other words. */
export function paymentPlanSteps(plan: string): PaymentPlanStep[] | null {
  const shares = SHARES.exec(plan)
    ?.slice(1)
    .filter((share) => share !== undefined)
    .map(Number);
  const names = shares?.length === 3 ? [AT_ONCE, WHILE_BUILT, AT_KEYS] : [WHILE_BUILT, AT_KEYS];
  const steps = shares
    ? shares.map((percent, at) => ({ percent, when: names[at]! }))
    : plan.split(/[,;]/).map((part) => {
        const [, percent, when] = STEP.exec(part.trim()) ?? [];
        return { percent: Number(percent), when: when ?? '' };
      });
  const whole = steps.reduce((sum, { percent }) => sum + percent, 0);
  return whole === 100 && steps.every(({ percent }) => percent > 0) ? steps : null;
}
