import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { sessions } from '../../schema/session.ts';

/** Ends a session; an unknown or ended one stays as it is. */
export async function revokeSession(db: Db, tokenSha256: Buffer, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenSha256, tokenSha256), isNull(sessions.revokedAt)));
}
