import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { TURN_STEP } from '#domain/catalog/turn-of.ts';

/** `turnOf` of `domain/catalog`, computed by PostgreSQL; ids have 31 bits, so the product fits a bigint. */
export function turnInSql(id: AnyPgColumn): SQL {
  return sql`((${id}::bigint * ${sql.raw(String(TURN_STEP))}) % 4294967296)`;
}
