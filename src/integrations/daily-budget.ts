import type { Fail, Result } from './result.ts';

/** How many calls may still be made today, counted by all nodes together. */
export interface DailyBudget {
  /** Takes one call out of the budget; false when it is spent. Rejects while it cannot be counted. */
  take(): Promise<boolean>;
  /** Puts back one that certainly never left. */
  giveBack(): Promise<void>;
}

/** Asks within a budget: what is paid by the call, or refused after so many a day, is not asked once it is spent. */
export async function withinBudget<T>(
  budget: DailyBudget,
  ask: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const refused = await takeOne(budget);
  if (refused) return refused;
  const answered = await ask();
  if (!answered.ok && ['breaker_open', 'too_many_calls'].includes(answered.providerCode ?? ''))
    await budget.giveBack().catch(() => undefined);
  return answered;
}

/** Undefined once a call was taken out of the budget. */
export async function takeOne(budget: DailyBudget): Promise<Fail | undefined> {
  const isTaken = await budget.take().catch(() => null);
  if (isTaken) return undefined;
  return isTaken === null
    ? { ok: false, kind: 'unavailable', retryable: true, providerCode: 'budget_uncounted' }
    : { ok: false, kind: 'blocked', retryable: true, providerCode: 'budget_spent' };
}
