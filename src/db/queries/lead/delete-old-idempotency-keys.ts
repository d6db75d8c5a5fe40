import { lt } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { idempotencyKeys } from '../../schema/lead.ts';

/** Forgets keys spent before the moment. */
export async function deleteOldIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
