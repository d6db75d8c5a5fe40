import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { deleteSome } from '../../delete-some.ts';
import { clientPeople } from '../../schema/client-person.ts';
import { sessions } from '../../schema/session.ts';
import { users } from '../../schema/user.ts';

/** Finds the user of a session; undefined when it is unknown, expired or revoked, or the user is blocked. */
export async function findSessionUser(db: Db, tokenSha256: Buffer, now: Date) {
  const [user] = await db
    .select({
      id: users.id,
      phone: users.phone,
      name: users.name,
      groups: users.groups,
      clientId: clientPeople.companyId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clientPeople, eq(clientPeople.userId, users.id))
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

interface NewSession {
  tokenSha256: Buffer;
  userId: number;
  userAgent: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends a session; an unknown or ended one stays as it is. */
export async function revokeSession(db: Db, tokenSha256: Buffer, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenSha256, tokenSha256), isNull(sessions.revokedAt)));
}

/** Ends every session of a person. */
export async function revokeUserSessions(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Forgets up to `limit` sessions that expired; returns how many. */
export function deleteExpiredSessions(db: Db, now: Date, limit: number): Promise<number> {
  return deleteSome(db, sessions, lte(sessions.expiresAt, now), limit);
}
