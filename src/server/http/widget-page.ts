import { constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { appErrorOf } from '#api/app-error-of.ts';
import { errorStatus, retryAfterOf } from '#api/errors.ts';
import { API_KEY_SERVICES, type ApiKeyService, VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { readVitrinaChoice } from '#domain/widget/read-vitrina-choice.ts';
import type { Theme } from '#domain/widget/theme.ts';
import { WIDGET_PATHS } from '#domain/widget/widget-paths.ts';
import { countWidget } from '#services/widget/count-widget.ts';
import { explainRefusal } from '#services/widget/explain-refusal.ts';
import { loadShownWidget } from '#services/widget/load-shown-widget.ts';
import { openWidget } from '#services/widget/open-widget.ts';
import type { Product } from '../product.ts';
import type { PageRenderer } from './page-renderer.ts';
import { queryOf } from './query-of.ts';
import { type OpenedPage, renderWidgetPage } from './render-widget-page.ts';
import { addVitrinaLists } from './vitrina-lists.ts';

const MAX_AGE_SECONDS = 60;
/**
 * A frame is packed better than other answers: it is opened by people who have nothing of ours yet, and what a first
 * window of TCP does not hold costs a round trip.
 */
const PACKED = {
  compress: {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  },
} satisfies RouteShorthandOptions;

type WidgetRequest = FastifyRequest<{ Params: { key?: string }; Querystring: Record<string, unknown> }>;

/** The pages of widgets, by themselves or in a frame: no session, no cookie, nothing of the site around. */
export function addWidgetPage(app: FastifyInstance, product: Product, renderer: PageRenderer): void {
  for (const service of API_KEY_SERVICES) {
    const path = WIDGET_PATHS[service];
    for (const address of [path, `${path}/`, `${path}/:key`]) {
      app.get(address, PACKED, async (request: WidgetRequest, reply) => {
        const page = await openPage(product, service, request);
        const html = await renderWidgetPage(renderer, request, reply, page);
        return answer(reply, page).send(html);
      });
    }
  }
  addVitrinaLists(app, `${WIDGET_PATHS.VITRINA}/:key`, (request: WidgetRequest) =>
    open(product, 'VITRINA', request, request.headers.origin ?? null),
  );
}

async function open(
  product: Product,
  service: ApiKeyService,
  { id, ip, params }: WidgetRequest,
  origin: string | null,
) {
  const ctx = product.serviceContext(VISITOR, id);
  const call = { key: params.key || null, service, origin, clientAddress: ip };
  return { ctx, widget: await openWidget(ctx, call) };
}

async function openPage(
  product: Product,
  service: ApiKeyService,
  request: WidgetRequest,
): Promise<OpenedPage> {
  const { referer = null } = request.headers;
  const { page, host, debug } = request.query;
  const pageUrl = textOf(page) ?? referer;
  try {
    const { ctx, widget } = await open(product, service, request, null);
    if (debug !== undefined && (await explain(product, service, request, pageUrl)) !== null) {
      throw new AppError('FORBIDDEN', 'A page of another site');
    }
    const shown = await loadShownWidget(ctx, widget, {
      key: request.params.key || null,
      host: textOf(host),
      pageUrl,
      isFramed: request.headers['sec-fetch-dest'] === 'iframe',
      choice: readVitrinaChoice(queryOf(request)),
    });
    if (request.method === 'GET' && debug === undefined) countWidget(ctx, widget, { what: 'shown', pageUrl });
    return { shown, theme: widget.config.theme as Theme, baseUrls: widget.baseUrls, status: 200 };
  } catch (thrown) {
    const error = appErrorOf(thrown);
    const { code } = error;
    const status = errorStatus(error);
    if (status >= 500) request.log.error({ err: thrown }, 'widget failed');
    // A page does not ask for a password: an unknown key is as closed as one of another service.
    const isRefused = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';
    const reason =
      debug !== undefined && isRefused ? await explain(product, service, request, pageUrl) : null;
    const detail = reason === null ? null : { status, reason, requestId: request.id };
    const shown = { service, refused: code, detail };
    const retryAfter = retryAfterOf(error);
    return { shown, theme: {}, baseUrls: null, status: isRefused ? 403 : status, retryAfter };
  }
}

/** Why the widget does not open on a page, for whoever sets it up. */
function explain(
  product: Product,
  service: ApiKeyService,
  { id, params }: WidgetRequest,
  pageUrl: string | null,
): Promise<string | null> {
  const origin = pageUrl === null ? null : (URL.parse(pageUrl)?.origin ?? null);
  if (!params.key && service !== 'VITRINA') return Promise.resolve(null);
  return explainRefusal(product.serviceContext(VISITOR, id), { key: params.key || null, service, origin });
}

function answer(reply: FastifyReply, { status, retryAfter }: OpenedPage): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', status === 200 ? `private, max-age=${MAX_AGE_SECONDS}` : 'private, no-store')
    .header('vary', 'Sec-Fetch-Dest, Referer');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
