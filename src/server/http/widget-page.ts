import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '#api/errors.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { Theme } from '#domain/widget/theme.ts';
import { loadWidgetPage } from '#services/widget/load-widget-page.ts';
import { openWidget } from '#services/widget/open-widget.ts';
import type { Product } from '../product.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type OpenedPage, renderWidgetPage } from './render-widget-page.ts';

const MAX_AGE_SECONDS = 60;

interface WidgetAddress {
  Params: { key?: string };
  Querystring: Record<string, unknown>;
}

/** The page of the calculator widget, by itself or in a frame: no session, no cookie, nothing of the site around. */
export function addWidgetPage(app: FastifyInstance, product: Product, renderer: PageRenderer): void {
  for (const path of ['/widget/ipo-calc', '/widget/ipo-calc/', '/widget/ipo-calc/:key']) {
    app.get<WidgetAddress>(path, async (request, reply) => {
      const page = await openPage(product, request);
      const html = await renderWidgetPage(renderer, request, reply, page);
      return answer(reply, page.status).send(html);
    });
  }
}

async function openPage(product: Product, request: FastifyRequest<WidgetAddress>): Promise<OpenedPage> {
  const ctx = product.serviceContext(VISITOR, request.id);
  const { referer = null } = request.headers;
  const key = request.params.key || null;
  const { page, host, debug } = request.query;
  try {
    const widget = await openWidget(ctx, { key, origin: null, clientAddress: request.ip });
    const data = await loadWidgetPage(ctx, widget, {
      key,
      host: textOf(host),
      pageUrl: textOf(page) ?? referer,
      isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    });
    return { shown: data, theme: widget.config.theme as Theme, baseUrls: widget.baseUrls, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) request.log.error({ err: error }, 'widget failed');
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    // A page does not ask for a password: an unknown key is as closed as one of another service.
    const isRefused = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';
    const status = isRefused ? 403 : error instanceof AppError ? errorStatus(error) : 500;
    const detail =
      debug !== undefined && error instanceof AppError && isRefused
        ? { status: errorStatus(error), message: error.message, requestId: request.id }
        : null;
    return { shown: { refused: code, detail }, theme: {}, baseUrls: null, status };
  }
}

function answer(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', status === 200 ? `private, max-age=${MAX_AGE_SECONDS}` : 'private, no-store')
    .header('vary', 'Sec-Fetch-Dest, Referer')
    .header('x-robots-tag', 'noindex');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
