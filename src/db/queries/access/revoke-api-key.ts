import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { apiKeys } from '../../schema/api-key.ts';

/** Takes an access back; whether there was one to take. */
export async function revokeApiKeyRow(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}
