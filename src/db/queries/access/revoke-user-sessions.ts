import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { sessions } from '../../schema/session.ts';

/** Ends every session of a person. */
export async function revokeUserSessions(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
