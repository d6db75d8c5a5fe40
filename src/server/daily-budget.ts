import type { Db } from '#db/client.ts';
import { countCall, uncountCall } from '#db/queries/job/call-days.ts';
import type { CountedCalls } from '#db/schema/call-day.ts';
import type { DailyBudget } from '#integrations/daily-budget.ts';

/** At this part of the budget people are told, while there is still time to do something. */
const WARN_AT = 0.8;

interface Options {
  db: Db;
  now(): Date;
  name: CountedCalls;
  perDay: number;
  /** Hears once that the budget runs out, and once that its last call went. */
  onSpent(spent: number): void;
}

/** Counts calls in PostgreSQL for all nodes together; a day begins with its first call. */
export function createDailyBudget({ db, now, name, perDay, onSpent }: Options): DailyBudget {
  const told = [Math.ceil(perDay * WARN_AT), perDay];
  return {
    async take() {
      const spent = await countCall(db, { name, perDay, now: now() });
      if (spent !== null && told.includes(spent)) onSpent(spent);
      return spent !== null;
    },
    giveBack: () => uncountCall(db, name),
  };
}
