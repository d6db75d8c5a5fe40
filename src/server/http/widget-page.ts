import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { appErrorOf } from '#api/app-error-of.ts';
import { errorStatus, retryAfterOf } from '#api/errors.ts';
import { API_KEY_SERVICES, type ApiKeyService, VISITOR } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { readVitrinaChoice } from '#domain/widget/read-vitrina-choice.ts';
import type { Theme } from '#domain/widget/theme.ts';
import { WIDGET_PATHS } from '#domain/widget/widget-paths.ts';
import { addressGroup } from '#services/access/consume-limit.ts';
import { countWidget } from '#services/widget/count-widget.ts';
import { explainRefusal } from '#services/widget/explain-refusal.ts';
import { loadShownWidget } from '#services/widget/load-shown-widget.ts';
import { nameFrame } from '#services/widget/name-frame.ts';
import { openWidget } from '#services/widget/open-widget.ts';
import type { Product } from '../product.ts';
import type { DrawnPage } from './draw-page.ts';
import { createFairLine } from './fair-line.ts';
import { type Drawing, KEPT_MS, type KeptPage, type KeptPages } from './kept-pages.ts';
import type { WidgetRenderer } from './page-renderer.ts';
import { queryOf } from './query-of.ts';
import { addVitrinaLists } from './vitrina-lists.ts';
import { drawWidgetPage, sendWidgetPage } from './widget-frame.ts';

const MAX_AGE_SECONDS = 60;
/** The process draws frames beside all else it answers: few are under way, and nobody waits longer than people do. */
const FRAMES = { atOnce: 2, waiting: 100, longestMs: 10_000 };
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

/** An opened widget as it is drawn, or why there is none. */
interface Shown {
  page: DrawnPage | KeptPage;
  theme: Theme;
  /** Null: nobody may frame it. */
  baseUrls: readonly string[] | null;
  /** Seconds after which a page that could not be made now is worth asking for again. */
  retryAfter?: number | undefined;
}

/**
 * The pages of widgets, by themselves or in a frame: no session, no cookie, nothing of the site around. Visitors of one
 * page of a partner are shown the same frame, drawn once; without `keptPages` each has their own.
 */
export function addWidgetPage(
  app: FastifyInstance,
  product: Product,
  renderer: WidgetRenderer,
  keptPages: KeptPages | null = null,
): void {
  const line = createFairLine(FRAMES);
  for (const service of API_KEY_SERVICES) {
    const path = WIDGET_PATHS[service];
    for (const address of [path, `${path}/`, `${path}/:key`]) {
      app.get(address, PACKED, async (request: WidgetRequest, reply) => {
        const { page, retryAfter, ...look } = await show(service, request);
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        reply
          .header(
            'cache-control',
            page.status === 200 ? `private, max-age=${MAX_AGE_SECONDS}` : 'private, no-store',
          )
          .header('vary', 'Sec-Fetch-Dest, Referer');
        return sendWidgetPage(request, reply, page, look);
      });
    }
  }
  addVitrinaLists(app, `${WIDGET_PATHS.VITRINA}/:key`, (request: WidgetRequest) =>
    open(product, 'VITRINA', request, request.headers.origin ?? null),
  );

  async function show(service: ApiKeyService, request: WidgetRequest): Promise<Shown> {
    const { page: named, host, debug } = request.query;
    const pageUrl = textOf(named) ?? request.headers.referer ?? null;
    try {
      const { ctx, widget } = await open(product, service, request, null);
      if (debug !== undefined && (await explain(product, service, request, pageUrl)) !== null) {
        throw new AppError('FORBIDDEN', 'A page of another site');
      }
      const query = queryOf(request);
      const asked = {
        key: request.params.key || null,
        host: textOf(host),
        pageUrl,
        isFramed: request.headers['sec-fetch-dest'] === 'iframe',
      };
      const theme = widget.config.theme as Theme;
      const draw = ({ signal }: Pick<Drawing, 'signal'>) =>
        line.pass(addressGroup(request.ip), signal, async () => {
          const shown = await loadShownWidget(ctx, widget, { ...asked, choice: readVitrinaChoice(query) });
          return drawWidgetPage(renderer, request, { shown, theme, status: 200 });
        });
      const name = await nameFrame(ctx, widget, { ...asked, query: query.toString() });
      const page = await (keptPages
        ? keptPages.take(keyOf(name), KEPT_MS, draw)
        : draw(new AbortController()));
      if (request.method === 'GET' && debug === undefined)
        countWidget(ctx, widget, { what: 'shown', pageUrl });
      return { page, theme, baseUrls: widget.baseUrls };
    } catch (thrown) {
      return refuse(service, request, pageUrl, thrown);
    }
  }

  async function refuse(
    service: ApiKeyService,
    request: WidgetRequest,
    pageUrl: string | null,
    thrown: unknown,
  ): Promise<Shown> {
    const error = appErrorOf(thrown);
    const { code } = error;
    const status = errorStatus(error);
    if (status >= 500) request.log.error({ err: thrown }, 'widget failed');
    // A page does not ask for a password: an unknown key is as closed as one of another service.
    const isRefused = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';
    const isExplained = request.query.debug !== undefined && isRefused;
    const reason = isExplained ? await explain(product, service, request, pageUrl) : null;
    const detail = reason === null ? null : { status, reason, requestId: request.id };
    const page = await drawWidgetPage(renderer, request, {
      shown: { service, refused: code, detail },
      theme: {},
      status: isRefused ? 403 : status,
    });
    return { page, theme: {}, baseUrls: null, retryAfter: retryAfterOf(error) };
  }
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

/** Keys stay in memory, and a name has the whole look of a widget in it. */
function keyOf(name: string): string {
  return `widget ${createHash('sha256').update(name).digest('base64url')}`;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
