import type { FastifyInstance } from 'fastify';
import { API_KEY_SERVICES, type ApiKeyService } from '#domain/access/actor.ts';
import { widgetSnippet } from '#services/widget/widget-snippet.ts';
import type { Product } from '../../product.ts';
import { listHostPages, readHostFile } from './read-host-file.ts';
import { tryingPage } from './trying-page.ts';

const PATH = '/dev/widget-iframe-test';
const DEMO_KEYS: Record<ApiKeyService, string> = { IPO_CALC: 'demo-ipo-calc', VITRINA: 'demo-vitrina' };
/** Pages that show something else than the usual calculator. */
const OWN_WIDGETS: Record<string, { service: ApiKeyService; key: string }> = {
  '6': { service: 'IPO_CALC', key: 'demo-ipo-calc-popup' },
  '8': { service: 'VITRINA', key: DEMO_KEYS.VITRINA },
};

/** Pages as partners have them, to try widgets on: one for any key, and the numbered ones. Not in production. */
export function addHostPages(app: FastifyInstance, { env }: Product): void {
  if (env.appEnv === 'production') return;
  const site = env.publicUrl;

  app.get<{ Querystring: Record<string, unknown> }>(PATH, async ({ query }, reply) => {
    const service = API_KEY_SERVICES.find((one) => one === query.service) ?? 'IPO_CALC';
    const key = typeof query.key === 'string' && query.key !== '' ? query.key : DEMO_KEYS[service];
    const html = tryingPage({
      path: PATH,
      service,
      key,
      snippet: widgetSnippet(site, { service, key }),
      pages: await listHostPages(),
    });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });

  app.get<{ Params: { '*': string } }>(`${PATH}/*`, async ({ params }, reply) => {
    const widget = OWN_WIDGETS[params['*']] ?? { service: 'IPO_CALC', key: DEMO_KEYS.IPO_CALC };
    const words = { site, key: widget.key, snippet: widgetSnippet(site, widget) };
    const file = await readHostFile(params['*'], words);
    if (!file) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type(file.type).send(file.text);
  });
}
