import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { Ports } from '#services/ports.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts by AES-256-GCM with a key of 32 bytes. `open` errors: INTERNAL for what another key sealed. */
export function createSealer(key: Buffer): Ports['sealer'] {
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new AppError('INTERNAL', 'A secret was sealed with another SECRET_KEY', { cause });
      }
    },
  };
}

/** Names a key to people and to the database; nobody can find the key by it. */
export function fingerprintOf(key: Buffer): string {
  const hash = createHmac('sha256', key).update('genplan: fingerprint of a key').digest('hex');
  return hash.slice(0, 16).replace(/(.{4})(?!$)/g, '$1-');
}
