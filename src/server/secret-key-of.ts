import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

const KEY_BYTES = 32;

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
