import { createHash } from 'node:crypto';

/** How many last characters of a key stay readable, to tell it from others. */
const SHOWN = 4;

/** A new key: 256 random bits, with a beginning by which it is known when it is found where it should not be. */
export function drawApiKey(randomBytes: (size: number) => Uint8Array): string {
  return `gp_${Buffer.from(randomBytes(32)).toString('base64url')}`;
}

/** What the database keeps of a key. Looking a hash up tells nothing of how much of a wrong key was right. */
export function keptOfApiKey(key: string): { keySha256: Buffer; keyEnding: string } {
  return { keySha256: createHash('sha256').update(key).digest(), keyEnding: key.slice(-SHOWN) };
}

/** The key of an Authorization header, bare or after `Bearer`; null when there is none. */
export function readApiKey(authorization: string | null): string | null {
  const key = authorization?.trim().replace(/^Bearer(?:\s+|$)/i, '');
  return key ? key : null;
}
