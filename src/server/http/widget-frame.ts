import type { FastifyReply, FastifyRequest } from 'fastify';
import { printTheme } from '#domain/widget/print-theme.ts';
import { hasOwnGround, type Theme } from '#domain/widget/theme.ts';
import type { WidgetShown } from '#web/widget/entry-server.tsx';
import { type DrawnPage, drawnPage } from './draw-page.ts';
import { withInlineHashes } from './inline-hashes.ts';
import type { KeptPage } from './kept-pages.ts';
import type { WidgetRenderer } from './page-renderer.ts';
import { queryOf } from './query-of.ts';
import { sendDrawnPage } from './send-drawn-page.ts';
import { widgetPolicy } from './widget-policy.ts';

interface Look {
  theme: Theme;
  /** Null: nobody may frame it. */
  baseUrls: readonly string[] | null;
}

/** Draws a page of the widget. */
export async function drawWidgetPage(
  renderer: WidgetRenderer,
  request: FastifyRequest,
  { shown, theme, status }: { shown: WidgetShown; theme: Theme; status: number },
): Promise<DrawnPage> {
  const html = await renderer.renderWidget(shown, {
    themeCss: printTheme(theme),
    hasOwnGround: hasOwnGround(theme),
    search: queryOf(request).toString(),
  });
  return drawnPage({ status, statusText: '', headers: [], html }, null);
}

/** Sends a page of the widget under its policy, which keeps it out of search engines. */
export function sendWidgetPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: DrawnPage | KeptPage,
  { theme, baseUrls }: Look,
): Promise<FastifyReply> {
  const policy = widgetPolicy(String(reply.getHeader('content-security-policy')), baseUrls, theme);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', withInlineHashes(policy, page.hashes))
    .header('x-robots-tag', 'noindex');
  return sendDrawnPage(request, reply, page);
}
