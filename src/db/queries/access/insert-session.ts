import type { Db } from '../../client.ts';
import { sessions } from '../../schema/session.ts';

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
