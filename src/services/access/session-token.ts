import { createHash } from 'node:crypto';

export const SESSION_LIFE_MS = 30 * 24 * 3_600_000;

/** 256 random bits as 43 characters that fit a cookie and a header. */
export function drawSessionToken(randomBytes: (size: number) => Uint8Array): string {
  return Buffer.from(randomBytes(32)).toString('base64url');
}

/** What the database keeps of a token. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
