import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_DIR } from '../build-output.ts';
import type { AppEnv } from '../env.ts';
import { addBuildManifest } from './build-manifest.ts';
import { developerFiles } from './developer-files.ts';

const ASSETS = 'assets';
const YEAR = '365d';

/** The browser build with its manifest: names carry a hash of the content, so a file may be kept for ever. */
export async function addStaticFiles(app: FastifyInstance, { appEnv }: { appEnv: AppEnv }) {
  if (!existsSync(CLIENT_DIR)) return;
  const hidden = appEnv === 'production' ? developerFiles() : [];
  await app.register(fastifyStatic, {
    root: join(CLIENT_DIR, ASSETS),
    prefix: `/${ASSETS}/`,
    // Packed copies lie beside each file under its name and one more ending.
    allowedPath: (path) => !hidden.some((file) => `/${ASSETS}${path}`.startsWith(`/${file}`)),
    index: false,
    immutable: true,
    maxAge: YEAR,
    preCompressed: true,
  });
  addBuildManifest(app, hidden);
}
