import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_DIR } from '../build-output.ts';
import type { AppEnv } from '../env.ts';
import { addBuildManifest } from './build-manifest.ts';
import { developerFiles } from './developer-files.ts';

const YEAR = '365d';

/** The browser build with its manifest: names carry a hash of the content, so a file may be kept for ever. */
export async function addStaticFiles(app: FastifyInstance, { appEnv }: { appEnv: AppEnv }) {
  if (!existsSync(CLIENT_DIR)) return;
  // Packed copies lie beside each file under its name and one more ending.
  const hidden = appEnv === 'production' ? developerFiles() : [];
  await app.register(fastifyStatic, {
    root: CLIENT_DIR,
    prefix: '/',
    wildcard: false,
    globIgnore: ['.vite/**', ...hidden.map((file) => `${file}*`)],
    index: false,
    immutable: true,
    maxAge: YEAR,
    preCompressed: true,
  });
  addBuildManifest(app, hidden);
}
