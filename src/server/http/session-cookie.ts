import type { FastifyReply } from 'fastify';

const NAME = 'authToken';
const LIFE_SECONDS = 2_592_000;

/** Puts the session token into the browser, or takes it out with null. No script ever needs to read it. */
export function setSessionCookie(reply: FastifyReply, token: string | null, { secure }: { secure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  if (token === null) reply.clearCookie(NAME, options);
  else reply.setCookie(NAME, token, { ...options, maxAge: LIFE_SECONDS });
}
