import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { EMBED_DIR } from '../build-output.ts';

/**
 * The script of the calculator for pages of partners, under one name a version: it is asked for again within the hour,
 * so that a mended one spreads, and any site may load it.
 */
export async function addEmbed(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: EMBED_DIR,
    prefix: '/widget/',
    wildcard: false,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
}
