import type { Db } from '#db/client.ts';
import { insertSession } from '#db/queries/access/sessions.ts';
import type { ServiceContext } from '../context.ts';
import { drawSessionToken, hashSessionToken, SESSION_LIFE_MS } from './session-token.ts';

const USER_AGENT_LENGTH = 500;

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

/** Opens a session of 30 days; its token is told this once. */
export async function openSession(
  ctx: ServiceContext,
  tx: Db,
  userId: number,
  userAgent: string | null,
): Promise<OpenedSession> {
  const token = drawSessionToken(ctx.ports.randomBytes);
  const expiresAt = new Date(ctx.now.getTime() + SESSION_LIFE_MS);
  await insertSession(tx, {
    tokenSha256: hashSessionToken(token),
    userId,
    userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    createdAt: ctx.now,
    expiresAt,
  });
  return { token, expiresAt };
}
