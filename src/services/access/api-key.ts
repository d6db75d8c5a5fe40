import { createHash } from 'node:crypto';

/** This many last characters stay readable, so that people can tell keys apart. */
const SHOWN = 4;

/** Draws a key of 256 random bits. Its prefix lets scanners recognise a key that leaked. */
export function drawApiKey(randomBytes: (size: number) => Uint8Array): string {
  return `gp_${Buffer.from(randomBytes(32)).toString('base64url')}`;
}

/**
 * Gives all that the database keeps of a key. A hash is looked up whole, so the time of it says nothing of how much of
 * a wrong key was right.
 */
export function keptOfApiKey(key: string): { keySha256: Buffer; keyEnding: string } {
  return { keySha256: createHash('sha256').update(key).digest(), keyEnding: key.slice(-SHOWN) };
}

/** Reads the key of an Authorization header, bare or after `Bearer`; null when there is none. */
export function readApiKey(authorization: string | null): string | null {
  const key = authorization?.trim().replace(/^Bearer(?:\s+|$)/i, '');
  return key ? key : null;
}
