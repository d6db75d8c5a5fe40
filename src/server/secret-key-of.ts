import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

const KEY_BYTES = 32;

/** The key of the environment or of DATA_DIR; null where none was drawn yet. */
export async function findSecretKey(env: Pick<Env, 'secretKey' | 'dataDir'>): Promise<Buffer | null> {
  if (env.secretKey) return env.secretKey;
  const text = await readFile(join(env.dataDir, 'secret.key'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : Buffer.from(text, 'hex');
}

/** Puts a key into DATA_DIR; a former one is kept beside it. */
export async function replaceSecretKey(dataDir: string, key: Buffer): Promise<void> {
  const file = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true });
  await rename(file, `${file}.former`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await writeFile(file, key.toString('hex'), { mode: 0o600 });
}

/** Gives the key of the environment, or else one drawn once for the installation and kept in DATA_DIR. */
export async function secretKeyOf(env: Pick<Env, 'secretKey' | 'dataDir'>): Promise<Buffer> {
  if (env.secretKey) return env.secretKey;
  const file = join(env.dataDir, 'secret.key');
  await mkdir(env.dataDir, { recursive: true });
  // When two processes start at once only one writes, and both then read that file.
  await writeFile(file, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return Buffer.from(await readFile(file, 'utf8'), 'hex');
}
