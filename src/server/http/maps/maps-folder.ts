import { resolve } from 'node:path';
import type { Env } from '../../env.ts';

/** Gives the folder of a deployer's own map files, served under `/maps/`. */
export function mapsFolder({ dataDir }: Pick<Env, 'dataDir'>): string {
  return resolve(dataDir, 'maps');
}
