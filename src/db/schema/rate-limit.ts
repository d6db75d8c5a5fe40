import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Counters shared by all nodes; columns and types are those rate-limiter-flexible writes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.expire)],
);
