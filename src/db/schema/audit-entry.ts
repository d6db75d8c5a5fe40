import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

/**
 * What people did in the console, written in the transaction of each edit. Kept for ever; personal data may stand in
 * it, as in no other log.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: the operator, by a command. */
    userId: integer().references(() => users.id),
    /** A kind of thing, as `Audited` names it. */
    entity: text().notNull(),
    /** Which of them. */
    entityId: text().notNull(),
    /** The fields that changed, as they were; null for what was made. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The same fields as they are; null for what was removed. */
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index().on(table.entity, table.entityId), index().on(table.userId)],
);
