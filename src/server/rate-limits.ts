import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#domain/errors.ts';
import { LIMITS, type LimitName, type RateLimiter, RELAXED_FACTOR } from '#services/access/limits.ts';

interface Options {
  pool: Pool;
  mode: 'strict' | 'relaxed';
  log: Pick<Logger, 'error'>;
}

/** Counters in PostgreSQL shared by all nodes. The windows follow the machine's clock, not the product's. */
export function createRateLimiter({ pool, mode, log }: Options): RateLimiter {
  const factor = mode === 'relaxed' ? RELAXED_FACTOR : 1;
  const windowsOf = (name: LimitName) =>
    LIMITS[name].windows.map(
      ({ points, seconds }) =>
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: `${name}/${seconds}`,
          points: points * factor,
          duration: seconds,
        }),
    );
  const windows = Object.fromEntries(
    Object.keys(LIMITS).map((name) => [name, windowsOf(name as LimitName)]),
  ) as Record<LimitName, RateLimiterPostgres[]>;

  return {
    async consume(name, key) {
      const outcomes = await Promise.allSettled(windows[name].map((window) => window.consume(key)));
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      const exceeded = failures.filter((failure) => failure instanceof RateLimiterRes);
      if (exceeded.length > 0) {
        const waitMs = Math.max(...exceeded.map(({ msBeforeNext }) => msBeforeNext));
        throw new AppError('LIMIT', 'Слишком много запросов. Попробуйте позже', {
          details: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) },
        });
      }
      const [trouble] = failures;
      if (trouble === undefined) return;
      log.error({ err: trouble, limit: name }, 'rate limit counters are out of reach');
      if (LIMITS[name].withoutCounters === 'refuse') {
        throw new AppError('UNAVAILABLE', 'Сервис временно недоступен. Повторите чуть позже', {
          cause: trouble,
        });
      }
    },
  };
}
