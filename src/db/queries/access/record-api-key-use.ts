import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { apiKeys } from '../../schema/api-key.ts';

/** Writes when a key was last used, unless that was done since `before` already. */
export async function recordApiKeyUse(
  db: Db,
  id: number,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
}
