import { mayHaveLeft, type SmsSender } from './port.ts';

/** How many messages may still go out today, counted by all nodes together. */
export interface SmsBudget {
  /** Takes one message out of the budget; false when it is spent. Rejects while it cannot be counted. */
  take(): Promise<boolean>;
  /** Puts back one that certainly never left. */
  giveBack(): Promise<void>;
}

/** Sends within a budget, so that nobody who makes us write to strangers can empty the account. */
export function budgetedSms(sender: SmsSender, budget: SmsBudget): SmsSender {
  return {
    ...sender,
    async send(message, call) {
      const isTaken = await budget.take().catch(() => null);
      if (isTaken === null)
        return { ok: false, kind: 'unavailable', retryable: true, providerCode: 'budget_uncounted' };
      if (!isTaken) return { ok: false, kind: 'blocked', retryable: true, providerCode: 'budget_spent' };
      const result = await sender.send(message, call);
      if (!result.ok && !mayHaveLeft(result)) await budget.giveBack().catch(() => undefined);
      return result;
    },
  };
}
