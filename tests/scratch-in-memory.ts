import { statfsSync } from 'node:fs';

const SHARED_MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** Two products with the whole demo market, the test databases and the browsers fit into this. */
const NEEDED_BYTES = 8 * GIGABYTE;

/**
 * Puts the temporary files of tests into memory where the machine has plenty, because a slow disk made every test
 * database cost a second. Elsewhere they stay in the system's temporary folder. A TMPDIR that somebody set stands.
 */
export function scratchInMemory(): void {
  if (
    process.env.TMPDIR ||
    process.availableMemory() < NEEDED_BYTES ||
    freeBytes(SHARED_MEMORY) < NEEDED_BYTES
  )
    return;
  process.env.TMPDIR = SHARED_MEMORY;
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
