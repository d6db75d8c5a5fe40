import type { VitrinaPage } from './vitrina-page.ts';
import type { WidgetPage } from './widget-page.ts';

/** What the page of a widget holds, by the service it belongs to. */
export type ShownWidget =
  | { service: 'IPO_CALC'; page: WidgetPage }
  | { service: 'VITRINA'; page: VitrinaPage };
