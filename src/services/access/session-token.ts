import { createHash } from 'node:crypto';

export const SESSION_LIFE_MS = 30 * 24 * 3_600_000;

/** Draws 256 random bits as 43 characters that fit a cookie and a header. */
export function drawSessionToken(randomBytes: (size: number) => Uint8Array): string {
  return Buffer.from(randomBytes(32)).toString('base64url');
}

/** Gives the SHA-256 of a token: the database keeps nothing else of it. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
