import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { mapsFolder } from './maps-folder.ts';

const YEAR = '365d';
const PMTILES = /\.pmtiles$/;

/**
 * Serves what a deployer put into `DATA_DIR/maps`, by ranges for archives of tiles: never anything beside that folder.
 * A browser keeps it for ever, so a new file takes a new name.
 */
export async function addMapFiles(app: FastifyInstance, env: Pick<Env, 'dataDir'>): Promise<void> {
  const root = mapsFolder(env);
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/maps/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: YEAR,
    setHeaders(response, path) {
      if (PMTILES.test(path)) response.header('content-type', 'application/vnd.pmtiles');
    },
  });
}
