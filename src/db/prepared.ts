import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/**
 * A question asked with every page: its text is written once for a handle, and PostgreSQL parses and plans it once for
 * a connection. The name given to `.prepare` must be its own in the whole product.
 */
export function prepared<Question>(write: (db: Db) => Question): (db: Db) => Question {
  const written = new WeakMap<Db, Question>();
  return (db) => {
    const known = written.get(db);
    if (known !== undefined) return known;
    const question = write(db);
    written.set(db, question);
    return question;
  };
}

/**
 * Tests whether a column is one of `ids`, given at each execution; the statement is the same for one id and for a
 * hundred.
 */
export function isAmongIds(column: PgColumn): SQL {
  return sql`${column} = ANY(${sql.placeholder('ids')}::integer[])`;
}
