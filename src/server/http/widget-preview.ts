import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_KEY_SERVICES } from '#domain/access/actor.ts';
import { AppError } from '#domain/errors.ts';
import { LEGACY_REGIONS } from '#domain/mortgage/legacy/legacy-region.ts';
import { readVitrinaChoice } from '#domain/widget/read-vitrina-choice.ts';
import type { Theme } from '#domain/widget/theme.ts';
import { isFontUrl } from '#domain/widget/theme-value.ts';
import { loadShownWidget } from '#services/widget/load-shown-widget.ts';
import { openWidgetPreview } from '#services/widget/open-widget-preview.ts';
import type { Product } from '../product.ts';
import { createServiceContext } from './call-context.ts';
import type { PageRenderer } from './page-renderer.ts';
import { queryOf } from './query-of.ts';
import { readToken } from './read-token.ts';
import { addVitrinaLists } from './vitrina-lists.ts';
import { drawWidgetPage, sendWidgetPage } from './widget-frame.ts';

/** More fonts than a theme may have. */
const MOST_FONTS = 20;

type PreviewRequest = FastifyRequest<{ Params: { keyId?: string } }>;

/**
 * The widget of an access for its keepers alone, in a frame of the console: the very page partners frame, opened by a
 * session instead of a key. The query names what is not saved yet and the browser cannot put in by itself: `service`,
 * every `region` of a vitrina, and every `font`, so that the page may load it.
 */
export function addWidgetPreview(app: FastifyInstance, product: Product, renderer: PageRenderer): void {
  for (const path of ['/admin/widget-preview', '/admin/widget-preview/:keyId']) {
    app.get(path, async (request: PreviewRequest, reply) => {
      const query = queryOf(request);
      const { ctx, widget } = await open(product, request);
      const { publicUrl } = ctx.settings;
      const shown = await loadShownWidget(ctx, widget, {
        key: null,
        pageUrl: publicUrl,
        host: publicUrl,
        isFramed: true,
        isPreview: true,
        choice: readVitrinaChoice(query),
      });
      const theme = withFonts(widget.config.theme as Theme, query.getAll('font'));
      const page = await drawWidgetPage(renderer, request, { shown, theme, status: 200 });
      reply.header('cache-control', 'private, no-store');
      return sendWidgetPage(request, reply, page, { theme, baseUrls: [] });
    });
    addVitrinaLists(app, path, (request: PreviewRequest) => open(product, request));
  }
}

async function open(product: Product, request: PreviewRequest) {
  const { keyId } = request.params;
  if (keyId !== undefined && !isKeyId(keyId)) throw new AppError('NOT_FOUND', 'Нет такого ключа');
  const token = readToken(request)?.token ?? null;
  const ctx = await createServiceContext(product, request, token);
  const query = queryOf(request);
  const widget = await openWidgetPreview(ctx, {
    id: keyId === undefined ? null : Number(keyId),
    service: API_KEY_SERVICES.find((service) => service === query.get('service')),
    regions: LEGACY_REGIONS.filter((region) => query.getAll('region').includes(region)),
  });
  return { ctx, widget };
}

function isKeyId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

function withFonts(theme: Theme, urls: readonly string[]): Theme {
  const added = urls
    .filter(isFontUrl)
    .slice(0, MOST_FONTS)
    .map((url) => ({ name: 'preview', url, weight: 400 }));
  return { ...theme, fontList: [...(theme.fontList ?? []), ...added] };
}
