import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { sessions } from '../../schema/session.ts';
import { users } from '../../schema/user.ts';

/** Finds the user of a session; undefined when it is unknown, expired or revoked, or the user is blocked. */
export async function findSessionUser(db: Db, tokenSha256: Buffer, now: Date) {
  const [user] = await db
    .select({ id: users.id, phone: users.phone, name: users.name, groups: users.groups })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenSha256, tokenSha256),
        gt(sessions.expiresAt, now),
        isNull(sessions.revokedAt),
        isNull(users.blockedAt),
      ),
    );
  return user;
}
