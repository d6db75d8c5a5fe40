import type { FastifyInstance } from 'fastify';
import { widgetSnippet } from '#services/widget/widget-snippet.ts';
import type { Product } from '../../product.ts';
import { listHostPages, readHostFile } from './read-host-file.ts';
import { tryingPage } from './trying-page.ts';

const PATH = '/dev/widget-iframe-test';
const DEMO_KEY = 'demo-ipo-calc';
const POPUP_KEY = 'demo-ipo-calc-popup';
const POPUP_PAGE = '6';

/** Pages as partners have them, to try the widget on: one for any key, and the numbered ones. Not in production. */
export function addHostPages(app: FastifyInstance, { env }: Product): void {
  if (env.appEnv === 'production') return;
  const site = env.publicUrl;

  app.get<{ Querystring: { key?: unknown } }>(PATH, async ({ query }, reply) => {
    const key = typeof query.key === 'string' && query.key !== '' ? query.key : DEMO_KEY;
    const html = tryingPage({
      path: PATH,
      key,
      snippet: widgetSnippet(site, key),
      pages: await listHostPages(),
    });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });

  app.get<{ Params: { '*': string } }>(`${PATH}/*`, async ({ params }, reply) => {
    const key = params['*'] === POPUP_PAGE ? POPUP_KEY : DEMO_KEY;
    const file = await readHostFile(params['*'], { site, key, snippet: widgetSnippet(site, key) });
    if (!file) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type(file.type).send(file.text);
  });
}
