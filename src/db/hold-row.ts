import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/** Holds a row until the transaction ends: what is read after it is what this transaction changes. */
export async function holdRow(tx: Db, table: PgTable & { id: AnyPgColumn }, id: number): Promise<void> {
  // Rows that name this one may still be written meanwhile.
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}
