import { resolve } from 'node:path';
import type { Env } from '../../env.ts';

/** Where a deployer puts files of maps, served under `/maps/`. */
export function mapsFolder({ dataDir }: Pick<Env, 'dataDir'>): string {
  return resolve(dataDir, 'maps');
}
