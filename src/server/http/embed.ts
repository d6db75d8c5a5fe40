import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { EMBED_DIR } from '../build-output.ts';

/** Any site may load it. */
const FOR_ALL_SITES = ['cross-origin-resource-policy', 'cross-origin'] as const;

/**
 * The script of the calculator for pages of partners, under one name a version: it is asked for again within the hour,
 * so that a mended one spreads. In development it is built anew for each request.
 */
export async function addEmbed(app: FastifyInstance, { isDev }: { isDev: boolean }): Promise<void> {
  if (isDev) {
    app.get('/widget/loader-1.js', async (_, reply) => sendScript(reply, await buildLoader()));
    return;
  }
  await app.register(fastifyStatic, {
    root: EMBED_DIR,
    prefix: '/widget/',
    wildcard: false,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    preCompressed: true,
    setHeaders: (reply) => void reply.header(...FOR_ALL_SITES),
  });
}

function sendScript(reply: FastifyReply, code: string): FastifyReply {
  return reply
    .header(...FOR_ALL_SITES)
    .header('cache-control', 'no-cache')
    .type('text/javascript; charset=utf-8')
    .send(code);
}

async function buildLoader(): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: 'build/vite.embed.config.ts',
    logLevel: 'warn',
    build: { write: false },
  });
  const { output } = [built].flat()[0] as { output: { code: string }[] };
  return output[0]!.code;
}
