import { createHash } from 'node:crypto';
import type { TableSum } from './format.ts';

/** Adds up the rows of a table. */
export function rowSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(row: string) {
      hash.update(row).update('\n');
      rows += 1;
    },
    total: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  };
}
