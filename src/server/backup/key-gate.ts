import { AppError } from '#domain/errors.ts';
import type { Env } from '../env.ts';
import { fingerprintOf } from '../sealer.ts';
import { findSecretKey, replaceSecretKey } from '../secret-key-of.ts';
import type { BackupKey } from './format.ts';
import { openKey } from './sealed-key.ts';

/**
 * Holds a copy's key against the one of this installation. A key that the copy brings along is put into DATA_DIR by
 * `keep`, once the rows are there. Errors of `admit`: CONFLICT when the key that the rows need is not at hand, INVALID
 * for a wrong passphrase.
 */
export function keyGate(
  env: Pick<Env, 'secretKey' | 'dataDir' | 'backupPassphrase'>,
  withoutKey: boolean,
): { admit(key: BackupKey): Promise<void>; keep(): Promise<void> } {
  let brought: Buffer | null = null;
  return {
    async admit({ fingerprint, sealed }) {
      const present = await findSecretKey(env);
      if (withoutKey || (present && fingerprintOf(present) === fingerprint)) return;
      if (sealed === null) throw notHeld(fingerprint);
      if (env.backupPassphrase === null) throw shut(fingerprint);
      brought = await openKey(sealed, env.backupPassphrase);
      if (env.secretKey) throw otherKey(fingerprint, fingerprintOf(env.secretKey));
    },
    async keep() {
      if (brought) await replaceSecretKey(env.dataDir, brought);
    },
  };
}

function notHeld(fingerprint: string): AppError {
  return new AppError(
    'CONFLICT',
    `Копия не содержит ключа, которым запечатаны её секреты: задайте SECRET_KEY с отпечатком ${fingerprint}. Если он потерян, добавьте --without-key, и эти секреты не откроются`,
  );
}

function shut(fingerprint: string): AppError {
  return new AppError(
    'CONFLICT',
    `Ключ копии (отпечаток ${fingerprint}) лежит в ней под фразой: задайте BACKUP_PASSPHRASE, с которой делали копию, или SECRET_KEY`,
  );
}

function otherKey(fingerprint: string, present: string): AppError {
  return new AppError(
    'CONFLICT',
    `SECRET_KEY не от этой копии: его отпечаток ${present}, а нужен ${fingerprint}. Ключ копии покажет npm run db -- show-key ФАЙЛ`,
  );
}
