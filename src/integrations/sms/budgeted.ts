import { type DailyBudget, takeOne } from '../daily-budget.ts';
import { mayHaveLeft, type SmsSender } from './port.ts';

/** Sends within a budget, so that nobody who makes us write to strangers can empty the account. */
export function budgetedSms(sender: SmsSender, budget: DailyBudget): SmsSender {
  return {
    ...sender,
    async send(message, call) {
      const refused = await takeOne(budget);
      if (refused) return refused;
      const result = await sender.send(message, call);
      if (!result.ok && !mayHaveLeft(result)) await budget.giveBack().catch(() => undefined);
      return result;
    },
  };
}
