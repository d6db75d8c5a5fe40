import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { idempotencyKeys } from '../../schema/lead.ts';

/**
 * Spends a key in the caller's transaction. Of parallel calls one spends it and the others wait for that one to end;
 * whoever finds it spent gets the hash of the words it was spent on.
 */
export async function spendIdempotencyKey(
  tx: Db,
  spent: typeof idempotencyKeys.$inferInsert,
): Promise<{ isFirst: true } | { isFirst: false; bodyHash: string }> {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values(spent)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return { isFirst: true };
  const [earlier] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, spent.scope), eq(idempotencyKeys.key, spent.key)));
  return { isFirst: false, bodyHash: earlier!.bodyHash };
}

/** Forgets up to `limit` keys spent before the moment; returns how many. */
export function deleteOldIdempotencyKeys(db: Db, before: Date, limit: number): Promise<number> {
  return deleteSome(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before), limit);
}
