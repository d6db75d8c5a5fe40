import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './user.ts';

/**
 * Edits that people made in the console, each written in the transaction of the edit. Unlike any other log they may
 * hold personal data.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for the operator, who used a command. */
    userId: integer().references(() => users.id),
    /** The kind of the edited thing, as `Audited` names it. */
    entity: text().notNull(),
    entityId: text().notNull(),
    /** The values of the changed fields before the edit; null for a new thing. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The values of the same fields after the edit; null for a removed thing. */
    after: jsonb().$type<Record<string, unknown>>(),
    /** The number of the thing and its values as searches compare them. */
    folded: text().generatedAlwaysAs(
      sql`lower((entity_id || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) COLLATE "und-x-icu")`,
    ),
  },
  (table) => [index().on(table.entity, table.entityId), index().on(table.userId)],
);
