import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '#integrations/storage/port.ts';
import type { Ports } from '#services/ports.ts';
import type { Env } from '../env.ts';
import { writeBackup } from './write-backup.ts';

interface Options {
  env: Pick<Env, 'backupDir' | 'backupPassphrase'>;
  databaseUrl: string;
  storage: BlobStore;
  secretKey: Buffer;
}

/** Copies that are written while the program runs, each into a new file of one folder; none is ever deleted here. */
export function openBackups({ env, databaseUrl, storage, secretKey }: Options): Ports['backups'] {
  return {
    directory: env.backupDir,
    async write({ now, signal, onProgress }) {
      // Mode 700: the files hold phones and names.
      await mkdir(env.backupDir, { recursive: true, mode: 0o700 });
      const file = join(
        env.backupDir,
        `genplan-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`,
      );
      const { tables } = await writeBackup({
        url: databaseUrl,
        storage,
        file,
        now,
        key: secretKey,
        passphrase: env.backupPassphrase,
        signal,
        onProgress,
      });
      return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
    },
  };
}
