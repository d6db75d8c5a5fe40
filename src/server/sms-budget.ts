import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { SmsBudget } from '#integrations/sms/budgeted.ts';

const DAY_SECONDS = 86_400;
/** At this part of the budget people are told, while there is still time to do something. */
const WARN_AT = 0.8;

interface Options {
  pool: Pool;
  perDay: number;
  /** Hears once that the budget runs out, and once that its last message went. */
  onSpent(sent: number): void;
}

/** Counts messages in PostgreSQL for all nodes together; a day begins with its first message. */
export function createSmsBudget({ pool, perDay, onSpent }: Options): SmsBudget {
  const counter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'smsBudget',
    points: perDay,
    duration: DAY_SECONDS,
  });
  const told = [Math.ceil(perDay * WARN_AT), perDay];
  return {
    async take() {
      try {
        const { consumedPoints } = await counter.consume('all');
        if (told.includes(consumedPoints)) onSpent(consumedPoints);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    async giveBack() {
      await counter.reward('all');
    },
  };
}
