import type { WidgetPage } from '#contract/widget-page.ts';
import type { ServiceContext } from '../context.ts';
import { loadWidgetPage } from './load-widget-page.ts';
import { openWidget } from './open-widget.ts';

/** The calculator without a key as a part of a page of the site. */
export async function loadCalculator(ctx: ServiceContext): Promise<WidgetPage> {
  const widget = await openWidget(ctx, { key: null, origin: null, clientAddress: '' });
  return loadWidgetPage(ctx, widget, { key: null, host: null, pageUrl: null, isFramed: false });
}
