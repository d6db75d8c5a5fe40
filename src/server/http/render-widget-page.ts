import type { FastifyReply, FastifyRequest } from 'fastify';
import { printTheme } from '#domain/widget/print-theme.ts';
import { hasOwnGround, type Theme } from '#domain/widget/theme.ts';
import type { WidgetShown } from '#web/widget/entry-server.tsx';
import { inlineHashes, withInlineHashes } from './inline-hashes.ts';
import type { PageRenderer } from './page-renderer.ts';
import { queryOf } from './query-of.ts';
import { widgetPolicy } from './widget-policy.ts';

/** A page of the widget and where it may stand. */
export interface OpenedPage {
  shown: WidgetShown;
  theme: Theme;
  /** Null: nobody may frame it. */
  baseUrls: readonly string[] | null;
  status: number;
  /** Seconds after which a page that could not be made now is worth asking for again. */
  retryAfter?: number | undefined;
}

/** The HTML of a page of the widget; the reply gets the policy it stands under, and stays out of search engines. */
export async function renderWidgetPage(
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  { shown, theme, baseUrls }: Omit<OpenedPage, 'status'>,
): Promise<string> {
  const html = await renderer.renderWidget(shown, {
    themeCss: printTheme(theme),
    hasOwnGround: hasOwnGround(theme),
    search: queryOf(request).toString(),
  });
  const policy = widgetPolicy(String(reply.getHeader('content-security-policy')), baseUrls, theme);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', withInlineHashes(policy, inlineHashes(html)))
    .header('x-robots-tag', 'noindex');
  return html;
}
