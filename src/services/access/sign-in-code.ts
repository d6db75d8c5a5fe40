import { scrypt, timingSafeEqual } from 'node:crypto';

export const CODE_LENGTH = 6;
export const CODE_LIFE_MS = 300_000;
export const CODE_ATTEMPTS = 5;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Bytes from here up are drawn again, or the first letters would come more often. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Six characters A-Z0-9, each equally likely. */
export function drawCode(randomBytes: (size: number) => Uint8Array): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH - code.length)) {
      if (byte < FAIR_BYTES) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}

/** A code as a person types it: spaces and case do not matter. */
export function normaliseCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** scrypt of a code: whoever reads the table cannot try codes faster than this. */
export function hashCode(code: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(code, salt, 32, { N: 16_384, r: 8, p: 1 }, (error, hash) => (error ? fail(error) : done(hash)));
  });
}

/** What an absent code is compared with, so that its answer takes as long as a wrong one's. */
const ABSENT = { salt: Buffer.alloc(16), hash: Buffer.alloc(32) };

/** Compares in constant time; `stored` undefined costs the same and never matches. */
export async function codeMatches(
  code: string,
  stored: { salt: Uint8Array; hash: Uint8Array } | undefined,
): Promise<boolean> {
  const { salt, hash } = stored ?? ABSENT;
  const equal = timingSafeEqual(await hashCode(code, salt), hash);
  return equal && stored !== undefined;
}
