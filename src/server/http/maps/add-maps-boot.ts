import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { MapsBoot } from './maps-boot.ts';

/** Pages that came to a map from a page without the script do not know its hashed name, so they ask for this one. */
const TODAY = '/maps/boot.js';

/**
 * Serves the script of maps under a name that carries a hash of the content, to be kept for ever, and as that of today.
 */
export function addMapsBoot(app: FastifyInstance, { path, code }: MapsBoot): void {
  // Too small for the compression of whole answers, which weighs each one anew.
  const packed = brotliCompressSync(code);
  app.get(TODAY, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code),
  );
  app.get(path, { compress: false }, async ({ headers }, reply) => {
    const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    return takesBrotli ? reply.header('content-encoding', 'br').send(packed) : reply.send(code);
  });
}
