import type { FastifyInstance } from 'fastify';
import type { Theme } from '#domain/widget/theme.ts';
import { isFontUrl } from '#domain/widget/theme-value.ts';
import { loadWidgetPage } from '#services/widget/load-widget-page.ts';
import { openWidgetPreview } from '#services/widget/open-widget-preview.ts';
import type { Product } from '../product.ts';
import { createServiceContext } from './call-context.ts';
import type { PageRenderer } from './page-renderer.ts';
import { readToken } from './read-token.ts';
import { renderWidgetPage } from './render-widget-page.ts';

/** More fonts than a theme may have. */
const MOST_FONTS = 20;

interface PreviewAddress {
  Params: { keyId?: string };
  Querystring: { font?: string | string[] };
}

/**
 * The widget of an access for its keepers alone, in a frame of the console: the very page partners frame, opened by a
 * session instead of a key. `font` names addresses of fonts that are not saved yet, so that the page may load them.
 */
export function addWidgetPreview(app: FastifyInstance, product: Product, renderer: PageRenderer): void {
  for (const path of ['/admin/widget-preview', '/admin/widget-preview/:keyId']) {
    app.get<PreviewAddress>(path, async (request, reply) => {
      const { keyId } = request.params;
      if (keyId !== undefined && !/^[1-9]\d{0,8}$/.test(keyId)) return reply.callNotFound();
      const token = readToken(request)?.token ?? null;
      const ctx = await createServiceContext(product, request, token);
      const widget = await openWidgetPreview(ctx, keyId === undefined ? null : Number(keyId));
      const { publicUrl } = ctx.settings;
      const shown = await loadWidgetPage(ctx, widget, {
        ...{ key: null, pageUrl: publicUrl, host: publicUrl, isFramed: true, isPreview: true },
      });
      const theme = withFonts(widget.config.theme as Theme, [request.query.font ?? []].flat());
      const html = await renderWidgetPage(renderer, request, reply, { shown, theme, baseUrls: [] });
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .send(html);
    });
  }
}

function withFonts(theme: Theme, urls: readonly string[]): Theme {
  const added = urls
    .filter(isFontUrl)
    .slice(0, MOST_FONTS)
    .map((url) => ({ name: 'preview', url, weight: 400 }));
  return { ...theme, fontList: [...(theme.fontList ?? []), ...added] };
}
