import { createHash } from 'node:crypto';

export const LINK_LIFE_MS = 15 * 60_000;

/** Draws 128 random bits as 22 characters that Telegram passes on after `/start`. */
export function drawLinkCode(randomBytes: (size: number) => Uint8Array): string {
  return Buffer.from(randomBytes(16)).toString('base64url');
}

/** Gives the SHA-256 of a code: the database keeps nothing else of it. */
export function hashLinkCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
