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

/** Says nothing of a script, a style or a font, which is no document; a worker has a policy of its own. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const NO_DOCUMENT = /^(?!.*worker).*\.(?:js|css|woff2)$/;

/**
 * The browser build with its manifest: names carry a hash of the content, so a file may be kept for ever. A page takes
 * dozens of them, and headers that mean nothing to most would be as many bytes again as the small ones.
 */
export async function addStaticFiles(app: FastifyInstance, { appEnv }: { appEnv: AppEnv }) {
  if (!existsSync(CLIENT_DIR)) return;
  const hidden = appEnv === 'production' ? developerFiles() : [];
  await app.register(async (files) => {
    files.addHook('onSend', async ({ url }, reply) => {
      if (reply.statusCode >= 400 || !NO_DOCUMENT.test(url)) return;
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    });
    await files.register(fastifyStatic, {
      root: join(CLIENT_DIR, ASSETS),
      prefix: `/${ASSETS}/`,
      // Packed copies lie beside each file under its name and one more ending.
      allowedPath: (path) => !hidden.some((file) => `/${ASSETS}${path}`.startsWith(`/${file}`)),
      index: false,
      immutable: true,
      maxAge: YEAR,
      preCompressed: true,
    });
  });
  addBuildManifest(app, hidden);
}
