import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { CLIENT_MANIFEST } from '../build-output.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** Vite puts its record of a build there, so tools look for it there. */
const URL_PATH = '/.vite/manifest.json';

/**
 * Serves the scripts and styles of each module of the pages, for tools that warm a cache or compare two releases;
 * `hiddenFiles` are those that this server does not give out. The names change with each release, so no answer is kept.
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
