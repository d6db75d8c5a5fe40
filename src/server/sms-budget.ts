import type { Db } from '#db/client.ts';
import { countSms, uncountSms } from '#db/queries/sms/sms-day.ts';
import type { SmsBudget } from '#integrations/sms/budgeted.ts';

/** At this part of the budget people are told, while there is still time to do something. */
const WARN_AT = 0.8;

interface Options {
  db: Db;
  now(): Date;
  perDay: number;
  /** Hears once that the budget runs out, and once that its last message went. */
  onSpent(sent: number): void;
}

/** Counts messages in PostgreSQL for all nodes together; a day begins with its first message. */
export function createSmsBudget({ db, now, perDay, onSpent }: Options): SmsBudget {
  const told = [Math.ceil(perDay * WARN_AT), perDay];
  return {
    async take() {
      const sent = await countSms(db, now(), perDay);
      if (sent !== null && told.includes(sent)) onSpent(sent);
      return sent !== null;
    },
    giveBack: () => uncountSms(db),
  };
}
