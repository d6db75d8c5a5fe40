import type { ShownWidget } from '#contract/shown-widget.ts';
import type { ServiceContext } from '../context.ts';
import { loadVitrinaPage, type VitrinaPageRequest } from './load-vitrina-page.ts';
import { loadWidgetPage, type WidgetPageRequest } from './load-widget-page.ts';
import type { OpenedWidget } from './open-widget.ts';

/** Everything the page of an opened widget begins with, whichever service it is of. */
export async function loadShownWidget(
  ctx: ServiceContext,
  widget: OpenedWidget,
  request: WidgetPageRequest & VitrinaPageRequest,
): Promise<ShownWidget> {
  const { service } = widget;
  return service === 'VITRINA'
    ? { service, page: await loadVitrinaPage(ctx, widget, request) }
    : { service, page: await loadWidgetPage(ctx, widget, request) };
}
