import { allowsOrigin } from '#domain/access/allows-origin.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { countedPage } from './counted-page.ts';
import { clientOfWidget, type OpenedWidget } from './open-widget.ts';
import type { WidgetCount } from './widget-tally.ts';

/**
 * Counts that a calculator was shown on a page or used there. Nobody's are counted of keys that work for no client or
 * several, nor of pages of other sites, where browsers do not show the frame.
 */
export function countWidget(
  ctx: ServiceContext,
  widget: Pick<OpenedWidget, 'service' | 'keyId' | 'scope' | 'baseUrls'>,
  { what, pageUrl }: { what: WidgetCount['what']; pageUrl: string | null },
): void {
  const { keyId, baseUrls } = widget;
  const clientCompanyId = clientOfWidget(widget);
  if (widget.service !== 'IPO_CALC' || keyId === null || clientCompanyId === null) return;
  const { publicUrl } = ctx.settings;
  const origin = pageUrl === null ? null : (URL.parse(pageUrl)?.origin ?? null);
  if (origin !== null && origin !== publicUrl && !allowsOrigin(baseUrls, origin)) return;
  const page = countedPage(pageUrl, publicUrl);
  ctx.ports.widgetTally.add({ clientCompanyId, keyId, day: moscowDate(ctx.now), page, what });
}
