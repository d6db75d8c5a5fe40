import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '#domain/errors.ts';

/** SECRET_KEY under a passphrase of people; all parts are base64. */
export interface SealedKey {
  salt: string;
  nonce: string;
  tag: string;
  sealed: string;
}

/** A guess takes 128 MB and a third of a second. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** Seals a key by AES-256-GCM with what scrypt makes of the passphrase. */
export async function sealKey(key: Buffer, passphrase: string): Promise<SealedKey> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', await derive(passphrase, salt, 32, COST), nonce);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  const tag = cipher.getAuthTag();
  return {
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
    tag: tag.toString('base64'),
    sealed: sealed.toString('base64'),
  };
}

/** Errors: INVALID for another passphrase. */
export async function openKey(key: SealedKey, passphrase: string): Promise<Buffer> {
  const bytes = (part: keyof SealedKey) => Buffer.from(key[part], 'base64');
  const opener = await derive(passphrase, bytes('salt'), 32, COST);
  try {
    const decipher = createDecipheriv('aes-256-gcm', opener, bytes('nonce'));
    decipher.setAuthTag(bytes('tag'));
    return Buffer.concat([decipher.update(bytes('sealed')), decipher.final()]);
  } catch (cause) {
    throw new AppError('INVALID', 'BACKUP_PASSPHRASE не та, с которой делали копию', { cause });
  }
}
