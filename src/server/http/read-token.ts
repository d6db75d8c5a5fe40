import type { FastifyRequest } from 'fastify';

export interface RequestToken {
  token: string;
  /** A cookie travels by itself, so it proves nothing about who wrote the request. */
  source: 'header' | 'cookie';
}

/** The session token of a request: the Authorization header, bare or after Bearer, else the authToken cookie. */
export function readToken(request: FastifyRequest): RequestToken | null {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (header) return { token: header, source: 'header' };
  const cookie = request.cookies.authToken?.trim();
  return cookie ? { token: cookie, source: 'cookie' } : null;
}
