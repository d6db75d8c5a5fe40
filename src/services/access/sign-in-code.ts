import { scrypt, timingSafeEqual } from 'node:crypto';

const CODE_LENGTH = 6;
export const CODE_LIFE_MS = 300_000;
export const CODE_ATTEMPTS = 5;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Bytes from here up are drawn again; otherwise the first letters would come more often. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Draws six characters A-Z0-9, each equally likely. */
export function drawCode(randomBytes: (size: number) => Uint8Array): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH - code.length)) {
      if (byte < FAIR_BYTES) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}

/** Removes spaces and makes letters upper case, so that a code may be typed either way. */
export function normaliseCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Hashes a code with scrypt, which slows down guessing for anyone who reads the table. */
export function hashCode(code: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(code, salt, 32, { N: 16_384, r: 8, p: 1 }, (error, hash) => (error ? fail(error) : done(hash)));
  });
}

/** An absent code is compared with this, so that its answer takes as long as that of a wrong code. */
const ABSENT = { salt: Buffer.alloc(16), hash: Buffer.alloc(32) };

/** Compares in constant time; an undefined `stored` costs the same and never matches. */
export async function codeMatches(
  code: string,
  stored: { salt: Uint8Array; hash: Uint8Array } | undefined,
): Promise<boolean> {
  const { salt, hash } = stored ?? ABSENT;
  const equal = timingSafeEqual(await hashCode(code, salt), hash);
  return equal && stored !== undefined;
}
