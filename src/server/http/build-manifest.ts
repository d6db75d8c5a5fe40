import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { CLIENT_MANIFEST } from '../build-output.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** Where Vite puts its record of a build, and so where a tool looks for it. */
const URL_PATH = '/.vite/manifest.json';

/**
 * Which script and styles stand behind each module of the pages, for who warms a cache or compares two releases;
 * `hiddenFiles` are those that this server does not give out. The names of a release die with it, so no answer is kept.
 */
export function addBuildManifest(app: FastifyInstance, hiddenFiles: readonly string[]): void {
  const chunks = Object.entries<{ file: string }>(JSON.parse(readFileSync(CLIENT_MANIFEST, 'utf8')));
  const manifest = JSON.stringify(
    Object.fromEntries(chunks.filter(([, { file }]) => !hiddenFiles.includes(file))),
  );
  app.get(URL_PATH, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(manifest),
  );
  refuseOtherMethods(app, URL_PATH, ['GET', 'HEAD']);
}
