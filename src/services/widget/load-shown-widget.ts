import type { ShownWidget } from '#contract/shown-widget.ts';
import type { ServiceContext } from '../context.ts';
import { loadVitrinaPage, type VitrinaPageRequest } from './load-vitrina-page.ts';
import { loadWidgetPage, type WidgetPageRequest } from './load-widget-page.ts';
import type { OpenedWidget } from './open-widget.ts';

/** Loads all that the page of an opened widget starts with, for either service. */
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
