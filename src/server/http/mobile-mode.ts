import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppEnv } from '../env.ts';

const NAME = 'mobile';
const LIFE_SECONDS = 9_999 * 86_400;
const PHONE = /\b(?:iPhone|iPod|Windows Phone)\b/;

/** Phone or desktop markup: the cookie knows the real window, the user agent is the first guess. */
export function isPhoneVisit(request: FastifyRequest): boolean {
  const remembered = request.cookies[NAME];
  if (remembered === 'true' || remembered === 'false') return remembered === 'true';
  const agent = request.headers['user-agent'] ?? '';
  return PHONE.test(agent) || (/\bAndroid\b/.test(agent) && /\bMobile\b/.test(agent));
}

/** Frames of partners need the cookie cross-site, which browsers allow over https only. */
export function rememberMode(request: FastifyRequest, reply: FastifyReply, isPhone: boolean, appEnv: AppEnv) {
  if (request.cookies[NAME] === String(isPhone)) return;
  const site =
    appEnv === 'production' ? ({ sameSite: 'none', secure: true } as const) : ({ sameSite: 'lax' } as const);
  reply.setCookie(NAME, String(isPhone), { path: '/', maxAge: LIFE_SECONDS, ...site });
}
